import { readFileSync, rmSync } from 'node:fs';
import { RESULTS, run, type Tally } from './run';

const REPORT = `${RESULTS}/unit.json`;

/** Unit and property tests. */
export async function unitSuite(): Promise<Tally> {
  rmSync(REPORT, { force: true });
  const code = await run('vitest', [
    'run',
    '--reporter=dot',
    '--reporter=json',
    `--outputFile.json=${REPORT}`,
  ]);
  return readJestReport(REPORT, code);
}

/** Reads the report that Jest and Vitest share. A run that failed without a failing test counts one failure. */
export function readJestReport(path: string, exitCode: number): Tally {
  const report = JSON.parse(readFileSync(path, 'utf8')) as {
    numPassedTests: number;
    numFailedTests: number;
    numFailedTestSuites: number;
  };
  const failed = report.numFailedTests || report.numFailedTestSuites;
  return { passed: report.numPassedTests, failed: failed > 0 ? failed : exitCode === 0 ? 0 : 1 };
}
