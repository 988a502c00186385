import { readFileSync, rmSync } from 'node:fs';
import { failure, RESULTS, run, type Tally } from '../shared/run';

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

interface JestReport {
  numPassedTests: number;
  testResults: {
    name: string;
    status: string;
    message: string;
    assertionResults: { fullName: string; status: string; failureMessages: string[] }[];
  }[];
}

/** Reads the report that Jest and Vitest share. A run that failed without a failing test counts one failure. */
export function readJestReport(path: string, exitCode: number): Tally {
  const report = JSON.parse(readFileSync(path, 'utf8')) as JestReport;
  const failures = report.testResults.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((result) => result.status === 'failed');
    if (status === 'failed' && failed.length === 0) return [failure(name, message)];
    return failed.map(({ fullName, failureMessages }) => failure(fullName, failureMessages[0]));
  });
  if (exitCode !== 0 && failures.length === 0) failures.push(`The run ended with exit code ${exitCode}`);
  return { passed: report.numPassedTests, failures };
}
