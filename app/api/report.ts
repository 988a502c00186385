import type { ErrorInfo } from 'react';
import { type ApiError, ERROR_TEXT } from './errors';
import { API_PATHS } from './paths';
import { redactValue } from './redact';
import { describeError, fitReport, type PageFacts, pageFacts, safeText } from './report-body';
import { createSendQueue, postJson, type Send } from './send-queue';

/** One report per distinct key in this time; also the window of {@link REPORTS_PER_WINDOW}. */
const REPORT_WINDOW_MS = 60_000;
/** At most this many reports in a window, whatever their keys. */
const REPORTS_PER_WINDOW = 10;

const MAX_URL = 2_000;
const MAX_COMPONENT_STACK = 8_000;

/** Logs the reason why a report was lost. Guarded, because a page may have replaced its console. */
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
    // The body is not read (spec: 7.errors). It must be cancelled, or it keeps the connection busy.
    await response.body?.cancel();
    if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  };
}

/** Returns whether a report with this key may be sent now, and counts it. The number of remembered keys is bounded. */
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
  /** Reports with the same key are limited to one per window. */
  key: unknown;
  fields: () => Record<string, unknown>;
  cutFirst: readonly string[];
}

/** Makes a reporter. It never throws, never waits and never reports itself; its own errors are logged. */
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

/** Optional fields of a report, sent flat beside the base fields (spec: 3.error-report). */
export interface ReportExtras {
  type?: 'api_error' | 'query_failure' | 'mutation_failure';
  status?: number;
  /** The call that failed; without it, the page's address. */
  url?: string;
  requestData?: unknown;
  failureCount?: number;
}

export type ReportError = (error: unknown, extras?: ReportExtras) => void;

/** Makes a reporter to POST /api/errors with its own memory of what was sent. */
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

/** Reports a render error once within the limiter's window, however many handlers catch it. Never throws. */
export type ReportRenderError = (error: unknown, info?: Partial<ErrorInfo>) => void;

/** Makes a reporter to POST /api/analytics/error (spec: 7.render-errors). */
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

// Options for React's `createRoot`. An error thrown in a boundary's `onError` would unmount the whole root.
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
