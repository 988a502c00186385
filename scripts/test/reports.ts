import { existsSync, readFileSync, rmSync } from 'node:fs';
import { failure, RESULTS, run, type Tally } from '../shared/run.js';

interface Suite {
  title: string;
  suites?: Suite[];
  specs?: {
    title: string;
    tests: { status: string; results: { error?: { message?: string } }[] }[];
  }[];
}

/** Reads Playwright's JSON report. A missing report, or an error outside of tests, counts as one failure. */
export function readPlaywrightReport(path: string): Tally {
  if (!existsSync(path)) return { passed: 0, failures: ['The browser tests left no report'] };
  const report = JSON.parse(readFileSync(path, 'utf8')) as {
    stats: { expected: number };
    errors: { message?: string }[];
    suites: Suite[];
  };
  return {
    passed: report.stats.expected,
    failures: [
      ...report.suites.flatMap((suite) => failuresOf(suite)),
      ...report.errors.map(({ message }) => failure('An error outside the tests', message)),
    ],
  };
}

/** Returns the tests that neither passed nor were skipped. A test that passed on retry counts as failed. */
function failuresOf({ title, suites = [], specs = [] }: Suite, above: readonly string[] = []): string[] {
  const path = [...above, title];
  return [
    ...specs.flatMap((spec) =>
      spec.tests
        .filter(({ status }) => status !== 'expected' && status !== 'skipped')
        .map(({ results }) => failure([...path, spec.title].join(' › '), results[0]?.error?.message)),
    ),
    ...suites.flatMap((suite) => failuresOf(suite, path)),
  ];
}

const UNIT_REPORT = `${RESULTS}/unit.json`;

export async function unitSuite(): Promise<Tally> {
  rmSync(UNIT_REPORT, { force: true });
  const code = await run('vitest', [
    'run',
    '--reporter=dot',
    '--reporter=json',
    `--outputFile.json=${UNIT_REPORT}`,
  ]);
  return readJestReport(UNIT_REPORT, code);
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

/** Reads a report of Jest or Vitest. A run that failed without a failing test counts as one failure. */
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

/** The text that the failure of each canary story must contain, by the story's name. */
const EXPECTED: Record<string, RegExp> = {
  'Axe Violation': /axe: 1 violation[\s\S]*label/,
  'Contrast In Dark Only': /color-contrast \(in dark\)/,
  'Faded Text Seen Before': /color-contrast \(as shown\)/,
  'Faint Text In Shadow Root': /color-contrast \(as shown\)/,
  'Faint On Gradient': /contrast by picture: 3\.\d+ of 4\.5/,
  'Small Targets': /target-size/,
  'Too Small For Fingers': /Too small for fingers: 36 × 36/,
  'Covered Focus': /Not seen: 'Under the bar' has focus under 'Bar'/,
  'Conflicting Classes': /Classes in conflict: t:p-3 in/,
  'Broken Amount': /Broken over two lines: '\$3,280'/,
  'Broken Day': /Broken over two lines: 'Dec 12, 2026'/,
  'Broken Badge': /Broken over two lines: 'In review'/,
  'Broken Head': /Broken over two lines: 'Value'/,
  'Broken Button': /Broken over two lines: 'Approve'/,
  'Cut In Pseudo Locale': /In en-XA:[\s\S]*Cut: '\[/,
  'Console Error': /canary: console error/,
  'Late Console Error': /canary: late console error/,
  'Late Throw': /canary: late throw/,
  'Unhandled Rejection': /canary: unhandled rejection/,
  'Unmocked Request': /\/api\/nobody-answers/,
  'Unmocked Foreign Request': /tapa\.invalid/,
  'Crashing Axe': /canary: axe crashed/,
  'Missing Label In Portal': /axe: 1 violation[\s\S]*label/,
  'Violation That Appears Late': /axe: 1 violation[\s\S]*label/,
  'Failing Play': /canary: play failed/,
  'Render Error': /canary: render failed/,
  'Changed Picture': /Picture differs from its baseline/,
};

interface CanaryReport {
  testResults: {
    assertionResults: { ancestorTitles: string[]; status: string; failureMessages: string[] }[];
  }[];
}

const whyNotCaught = (status: string | undefined): string => {
  if (status === undefined) return 'did not run';
  return status === 'failed' ? 'failed for another reason' : 'was not caught';
};

/** Counts one test per canary story, which passes when the story failed for the expected reason. */
export function judgeCanaries(reportPath: string): Tally {
  const report = JSON.parse(readFileSync(reportPath, 'utf8')) as CanaryReport;
  const results = report.testResults.flatMap(({ assertionResults }) => assertionResults);
  const names = Object.keys(EXPECTED);
  const failures: string[] = [];
  for (const [name, expected] of Object.entries(EXPECTED)) {
    const result = results.find(({ ancestorTitles }) => ancestorTitles.includes(name));
    const message = result?.failureMessages.join('\n') ?? '';
    const isCaught = result?.status === 'failed' && expected.test(message);
    if (!isCaught) failures.push(failure(`canary '${name}' ${whyNotCaught(result?.status)}`, message));
  }
  const passed = names.length - failures.length;
  for (const text of failures) console.error(`✗ ${text}`);
  console.log(`${failures.length === 0 ? '✓' : '✗'} canaries: ${passed} of ${names.length} caught`);
  return { passed, failures };
}
