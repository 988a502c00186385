import { existsSync, readFileSync } from 'node:fs';
import { failure, type Tally } from '../shared/run';

interface Suite {
  title: string;
  suites?: Suite[];
  specs?: {
    title: string;
    tests: { status: string; results: { error?: { message?: string } }[] }[];
  }[];
}

/** Reads Playwright's JSON report; a run that left none, or ended with an error of its own, counts one failure. */
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

/** One for each test that neither passed nor was left out: a test that passed in a second try has failed. */
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
