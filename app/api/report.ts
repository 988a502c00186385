import type { ErrorInfo } from 'react';
import { type ApiError, ERROR_TEXT } from './errors';
import { API_PATHS } from './paths';
import { redactValue } from './redact';
import { describeError, fitReport, type PageFacts, pageFacts, safeText } from './report-body';
import { createSendQueue, postJson, type Send } from './send-queue';

/** Window in which a key is reported once, and of {@link REPORTS_PER_WINDOW}. */
const REPORT_WINDOW_MS = 60_000;
const REPORTS_PER_WINDOW = 10;

const MAX_URL = 2_000;
const MAX_COMPONENT_STACK = 8_000;

/** Logs why a report was lost. Guarded, because a page may replace its console. */
function logLost(what: string, reason: unknown): void {
  try {
    console.warn(what, reason);
  } catch {
    return;
  }
}

function sendTo(path: string): Send {
  return async (body, signal) => {
    const response = await globalThis.fetch(path, { ...postJson(body), signal });
    // An unread body must be cancelled, or it keeps the connection busy (spec: 7.errors).
    await response.body?.cancel();
    if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  };
}

/** Creates a function that returns whether a report with a key may be sent now, and counts it. */
function createLimiter(now: () => number): (key: unknown) => boolean {
  const sent = new Map<unknown, number>();
  return (key) => {
    const time = now();
    for (const [other, sentAt] of sent) {
      // If the clock was set back, do not block reports until it has caught up.
      if (time - sentAt >= REPORT_WINDOW_MS || sentAt > time) sent.delete(other);
    }
    if (sent.has(key) || sent.size >= REPORTS_PER_WINDOW) return false;
    sent.set(key, time);
    return true;
  };
}

export interface ReporterDependencies {
  send?: Send;
  now?: () => number;
}

interface Draft {
  /** One report per key is sent in a window. */
  key: unknown;
  fields: () => Record<string, unknown>;
  cutFirst: readonly string[];
}

/** Creates a reporter. It never throws or blocks, and only logs its own errors. */
function createReporter<Args extends readonly unknown[]>(
  path: string,
  name: string,
  { send = sendTo(path), now = Date.now }: ReporterDependencies,
  draftOf: (facts: PageFacts, ...args: Args) => Draft,
): (...args: Args) => void {
  const admits = createLimiter(now);
  const queue = createSendQueue(send, (reason) => logLost(`${name} not sent`, reason));
  return (...args) => {
    try {
      const draft = draftOf(pageFacts(now()), ...args);
      if (admits(draft.key)) queue.push(fitReport(draft.fields(), draft.cutFirst));
    } catch (reason) {
      logLost(`${name} not made`, reason);
    }
  };
}

/** Optional fields of a report (spec: 3.error-report). */
export interface ReportExtras {
  type?: 'api_error' | 'query_failure' | 'mutation_failure';
  status?: number;
  /** Path of the failed call. @default the page's address */
  url?: string;
  requestData?: unknown;
  failureCount?: number;
}

export type ReportError = (error: unknown, extras?: ReportExtras) => void;

export function createErrorReporter(dependencies: ReporterDependencies = {}): ReportError {
  return createReporter(
    API_PATHS.errors,
    'Error report',
    dependencies,
    (facts, error: unknown, { type, status, failureCount, ...extras }: ReportExtras = {}) => {
      const url = safeText(extras.url, MAX_URL) || facts.url;
      return {
        key: JSON.stringify([type, url, status]),
        fields: () => ({
          ...describeError(error, ERROR_TEXT.unexpected),
          ...facts,
          url,
          type,
          status,
          failureCount,
          requestData: redactValue(extras.requestData),
        }),
        cutFirst: ['stack', 'requestData'],
      };
    },
  );
}

export const reportError: ReportError = createErrorReporter();

// (spec: 8.report-api)
export function reportApiError(error: ApiError, report = reportError): void {
  report(error, { type: 'api_error', status: error.status, url: error.url });
}

/** Reports a render error once in a window, even if several handlers catch it. Never throws. */
export type ReportRenderError = (error: unknown, info?: Partial<ErrorInfo>) => void;

/** Creates a reporter to POST /api/analytics/error (spec: 7.render-errors). */
export function createRenderErrorReporter(dependencies: ReporterDependencies = {}): ReportRenderError {
  return createReporter(
    API_PATHS.renderError,
    'Render error report',
    dependencies,
    (facts, thrown: unknown, info: Partial<ErrorInfo> = {}) => ({
      key: thrown,
      fields: () => {
        const { message, stack } = describeError(thrown, ERROR_TEXT.unexpected);
        const component = safeText(info.componentStack, MAX_COMPONENT_STACK).trim();
        return { error: message, stack, component, ...facts };
      },
      cutFirst: ['stack', 'component'],
    }),
  );
}

const reportRenderError: ReportRenderError = createRenderErrorReporter();

// Returns options for React's `createRoot`. Guarded: an error thrown in them would unmount the whole root.
export function rootErrorOptions(report: ReportRenderError = reportRenderError) {
  const handle = (label: string) => (error: unknown, info: ErrorInfo) => {
    try {
      console.error(label, error, info.componentStack ?? '');
      report(error, info);
    } catch (reason) {
      logLost('Render error not handled', reason);
    }
  };
  return { onCaughtError: handle('Render error'), onUncaughtError: handle('Uncaught render error') };
}
