import { readFileSync } from 'node:fs';
import { failure, type Tally } from '../shared/run';

/** Each canary story (by export name, as Storybook spells it) and what its failure must say. */
const EXPECTED: Record<string, RegExp> = {
  'Axe Violation': /axe: 1 violation[\s\S]*label/,
  'Contrast In Dark Only': /color-contrast \(in dark\)/,
  'Faded Text Seen Before': /color-contrast \(as shown\)/,
  'Faint Text In Shadow Root': /color-contrast \(as shown\)/,
  'Small Targets': /target-size/,
  'Conflicting Classes': /Classes in conflict: t:p-3 in/,
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

/** One test a canary: it counts as passed when the story failed, and for the reason that it was made for. */
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
