import { ERROR_TEXT } from './errors';
import { API_PATHS } from './paths';
import { logLost, postJson } from './report';
import { describeError, fitReport, pageFacts, safeText } from './report-body';
import { createReportLimiter } from './report-limiter';
import { createSendQueue, type Send } from './send-queue';

/** What React says about where a render error happened. */
export interface RenderErrorInfo {
  componentStack?: string | null;
}

/** Reports a render error once, however many nets catch it. Never throws. */
export type ReportRenderError = (error: unknown, info?: RenderErrorInfo) => void;

/** What render reporting needs from outside. */
export interface RenderReporterDependencies {
  /** @default POST /api/analytics/error */
  send?: Send;
  /** @default Date.now */
  now?: () => number;
}

const MAX_COMPONENT_STACK = 8_000;

/** Makes a reporter to POST /api/analytics/error (spec section 7). */
export function createRenderErrorReporter(dependencies: RenderReporterDependencies = {}): ReportRenderError {
  const now = dependencies.now ?? Date.now;
  const seen = new WeakSet<object>();
  const limiter = createReportLimiter(now);
  let thrownObjects = 0;
  const queue = createSendQueue({
    send: dependencies.send ?? postJson(API_PATHS.renderError),
    onLost: (reason) => logLost('Render error report not sent', reason),
  });

  /** Objects are told apart by identity; what has none, by its value within the limiter's window. */
  function keyOf(error: unknown): string | undefined {
    if ((typeof error !== 'object' && typeof error !== 'function') || error === null) {
      return `${typeof error}:${String(error)}`;
    }
    if (seen.has(error)) return undefined;
    seen.add(error);
    thrownObjects += 1;
    return `object:${thrownObjects}`;
  }

  return (error, info = {}) => {
    try {
      const key = keyOf(error);
      if (key === undefined || !limiter.admits(key)) return;
      const { message, stack } = describeError(error, ERROR_TEXT.unexpected);
      const component = safeText(info.componentStack, MAX_COMPONENT_STACK).trim();
      const report = { error: message, stack, component, ...pageFacts(now()) };
      queue.push(fitReport(report, ['stack', 'component']));
    } catch (reason) {
      logLost('Render error report not made', reason);
    }
  };
}

/** The app's reporter of render errors. */
const reportRenderError: ReportRenderError = createRenderErrorReporter();

/** Options for `createRoot`: the nets below which every render error falls. */
export interface RootErrorOptions {
  onCaughtError(error: unknown, info: RenderErrorInfo): void;
  onUncaughtError(error: unknown, info: RenderErrorInfo): void;
}

/**
 * Options for React's `createRoot`. Reporting sits here and not in an error boundary's `onError`, because
 * throwing there would unmount the whole root. Replacing React's own handlers takes their logging away, so
 * the error is logged here too.
 *
 * @example createRoot(element, rootErrorOptions()).render(<App />)
 */
export function rootErrorOptions(report: ReportRenderError = reportRenderError): RootErrorOptions {
  const handle = (label: string) => (error: unknown, info: RenderErrorInfo) => {
    try {
      console.error(label, error, info.componentStack ?? '');
      report(error, info);
    } catch (reason) {
      logLost('Render error not handled', reason);
    }
  };
  return { onCaughtError: handle('Render error'), onUncaughtError: handle('Uncaught render error') };
}
