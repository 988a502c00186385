import { existsSync, readFileSync } from 'node:fs';
import type { Tally } from './run';

/** Reads Playwright's JSON report; a run that left none, or ended with an error of its own, counts one failure. */
export function readPlaywrightReport(path: string): Tally {
  if (!existsSync(path)) return { passed: 0, failed: 1 };
  const { stats, errors } = JSON.parse(readFileSync(path, 'utf8')) as {
    stats: { expected: number; unexpected: number; flaky: number };
    errors: unknown[];
  };
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length };
}
