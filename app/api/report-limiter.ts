/** One report per distinct key in this time; also the window of {@link REPORTS_PER_WINDOW} (decision 23). */
const REPORT_WINDOW_MS = 60_000;

/** At most this many reports in a window, whatever their keys (decision 23). */
const REPORTS_PER_WINDOW = 10;

/** Says whether a report may be sent now. */
export interface ReportLimiter {
  /** Counts the report when it answers true. */
  admits(key: string): boolean;
}

/** Makes a limiter; what it remembers is bounded by {@link REPORTS_PER_WINDOW}. */
export function createReportLimiter(now: () => number): ReportLimiter {
  const sent = new Map<string, number>();

  return {
    admits(key) {
      const time = now();
      for (const [other, sentAt] of sent) {
        // A clock that was set back must not silence reports for hours.
        if (time - sentAt >= REPORT_WINDOW_MS || sentAt > time) sent.delete(other);
      }
      if (sent.has(key) || sent.size >= REPORTS_PER_WINDOW) return false;
      sent.set(key, time);
      return true;
    },
  };
}
