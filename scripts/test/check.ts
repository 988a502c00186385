import { SOURCE, shippedCatalogue, shippedLanguages } from '../messages/catalogue.js';
import { reviewOf } from '../messages/faults.js';
import { writeModules } from '../messages/write-modules.js';
import { addTallies, runStep, type Tally } from '../shared/run.js';

/** Options of TypeScript's native compiler. More than two checkers would repeat work. */
const JUDGE_TYPES = ['--noEmit', '--checkers', '2'];

/** Checks types, lint and format. Lists missing translations, which are no failure. */
export async function checkSuite(): Promise<Tally> {
  writeModules();
  listMissingMessages();
  return addTallies(
    await Promise.all([
      runStep('types', 'tsc', JUDGE_TYPES),
      runStep('lint and format', 'biome', ['ci', '--error-on-warnings']),
    ]),
  );
}

function listMissingMessages(): void {
  const english = shippedCatalogue(SOURCE);
  for (const language of shippedLanguages()) {
    for (const key of reviewOf(shippedCatalogue(language), english).missing)
      console.log(`${language} has no words yet for '${key}'`);
  }
}
