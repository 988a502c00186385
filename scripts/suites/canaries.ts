import { readFileSync } from 'node:fs';
import type { Tally } from './run';

/** Each canary story (by export name, as Storybook spells it) and what its failure must say. */
const EXPECTED: Record<string, RegExp> = {
  'Axe Violation': /axe: 1 violation[\s\S]*label/,
  'Contrast In Dark Only': /color-contrast \(in dark\)/,
  'Small Targets': /target-size/,
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

/** One test a canary: it counts as passed when the story failed, and for the reason that it was made for. */
export function judgeCanaries(reportPath: string): Tally {
  const report = JSON.parse(readFileSync(reportPath, 'utf8')) as CanaryReport;
  const results = report.testResults.flatMap(({ assertionResults }) => assertionResults);
  const tally: Tally = { passed: 0, failed: 0 };
  for (const [name, expected] of Object.entries(EXPECTED)) {
    const result = results.find(({ ancestorTitles }) => ancestorTitles.includes(name));
    const message = result?.failureMessages.join('\n') ?? '';
    const isCaught = result?.status === 'failed' && expected.test(message);
    if (isCaught) tally.passed++;
    else {
      tally.failed++;
      console.error(
        `✗ canary '${name}' ${result === undefined ? 'did not run' : result.status === 'failed' ? `failed for another reason:\n${message.slice(0, 800)}` : 'was not caught'}`,
      );
    }
  }
  console.log(
    `${tally.failed === 0 ? '✓' : '✗'} canaries: ${tally.passed} of ${Object.keys(EXPECTED).length} caught`,
  );
  return tally;
}
