import { addTallies, runStep, type Tally } from './run';

/** Types, lint, format and generated files. The types take as long as all the rest, on a processor of their own. */
export async function checkSuite(): Promise<Tally> {
  return addTallies(await Promise.all([runStep('types', 'tsc', ['--noEmit']), lintAndGenerated()]));
}

const lintAndGenerated = async (): Promise<Tally> =>
  addTallies([
    await runStep('lint and format', 'biome', ['ci', '--error-on-warnings']),
    await runStep('tokens.css is what tokens.json says', 'tsx', ['scripts/build-tokens.ts', '--check']),
    await runStep('llms.txt is what the docs say', 'tsx', ['scripts/llms.ts', '--check']),
    await runStep('every sentence of the spec has its test', 'tsx', ['scripts/spec-coverage.ts', '--check']),
  ]);
