import { type ApiError, ERROR_TEXT } from './errors';
import { API_PATHS } from './paths';
import { redactValue } from './redact';
import { describeError, fitReport, pageFacts, safeText } from './report-body';
import { createReportLimiter } from './report-limiter';
import { createSendQueue, type Send } from './send-queue';

/** The kinds of report of spec section 8. */
export type ReportType = 'api_error' | 'query_failure' | 'mutation_failure';

/** Optional fields of a report, sent flat beside the base fields (spec section 3, decision 40). */
export interface ReportExtras {
  type?: ReportType;
  /** HTTP status; 0 when no answer came. */
  status?: number;
  /** The call that failed; without it, the page's address. */
  url?: string;
  /** What was sent; secrets in it are replaced. */
  requestData?: unknown;
  /** How many times the call failed before it was given up. */
  failureCount?: number;
}

/** Sends a report. Never throws, never waits, never reports itself. */
export type ReportError = (error: unknown, extras?: ReportExtras) => void;

/** What reporting needs from outside. */
export interface ReporterDependencies {
  /** @default POST /api/errors */
  send?: Send;
  /** @default Date.now */
  now?: () => number;
}

/** Posts a JSON body to an endpoint; an answer that is not OK counts as a failure. */
export function postJson(path: string): Send {
  return async (body, signal) => {
    const response = await globalThis.fetch(path, {
      method: 'POST',
      credentials: 'include',
      headers: { 'Content-Type': 'application/json' },
      body,
      signal,
    });
    // The body is not read (spec section 7), but must be let go for the connection to be free again.
    await response.body?.cancel();
    if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  };
}

/** Logs that something was lost; the console itself may be replaced by a page, hence the guard. */
export function logLost(what: string, reason: unknown): void {
  try {
    console.warn(what, reason);
  } catch {
    return;
  }
}

const MAX_URL = 2_000;

/** Makes a reporter to POST /api/errors with its own memory of what was sent (decision 23). */
export function createErrorReporter(dependencies: ReporterDependencies = {}): ReportError {
  const now = dependencies.now ?? Date.now;
  const limiter = createReportLimiter(now);
  const queue = createSendQueue({
    send: dependencies.send ?? postJson(API_PATHS.errors),
    onLost: (reason) => logLost('Error report not sent', reason),
  });

  return (error, extras = {}) => {
    try {
      const facts = pageFacts(now());
      const url = safeText(extras.url, MAX_URL) || facts.url;
      if (!limiter.admits(JSON.stringify([extras.type, url, extras.status]))) return;
      const report = {
        ...describeError(error, ERROR_TEXT.unexpected),
        ...facts,
        url,
        type: extras.type,
        status: extras.status,
        failureCount: extras.failureCount,
        requestData: redactValue(extras.requestData),
      };
      queue.push(fitReport(report, ['stack', 'requestData']));
    } catch (reason) {
      logLost('Error report not made', reason);
    }
  };
}

/** The app's reporter. */
export const reportError: ReportError = createErrorReporter();

/** Reports a failing call as `api_error` (spec section 8). */
export function reportApiError(error: ApiError): void {
  reportError(error, { type: 'api_error', status: error.status, url: error.url });
}
