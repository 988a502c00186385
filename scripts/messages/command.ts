/**
 * `npx tapa-messages to.json` compiles a language of a host's own to `to.js` and `to.d.ts` beside it. What cannot be shown is
 * refused with its key and reason, and nothing is written then.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { readCatalogue } from './catalogue';
import { reviewOf } from './faults';
import { hostModule, hostTypes } from './language-module';

const USAGE = 'Usage: npx tapa-messages <language>.json';
/** Beside the command in the package (package.json, exports: `./messages/en.json`). */
const ENGLISH = new URL('../messages/en.json', import.meta.url);

const [path, ...more] = process.argv.slice(2);
if (path === undefined || more.length > 0 || !path.endsWith('.json')) stop(USAGE);
const english = readCatalogue(readFileSync(ENGLISH, 'utf8'));
const given = read(path);
// A text that is the same as English has no words yet: tools write the source where there is no translation.
const catalogue = {
  ...given,
  messages: new Map([...given.messages].filter(([key, text]) => text !== english.messages.get(key))),
};
const { faults, notes, missing } = reviewOf(catalogue, english);
if (faults.length > 0) stop(`${faults.join('\n')}\n${path}: ${faults.length} faults. Nothing was written.`);
const module = path.replace(/\.json$/, '');
writeFileSync(`${module}.js`, hostModule(catalogue, english));
writeFileSync(`${module}.d.ts`, hostTypes());
for (const note of notes) console.log(`Look at: ${note}`);
for (const key of missing) console.log(`Has no words yet, and is English: '${key}'`);
console.log(`Wrote ${module}.js: ${catalogue.messages.size} messages, ${missing.length} are missing.`);

function read(file: string) {
  try {
    const catalogue = readCatalogue(readFileSync(file, 'utf8'));
    Intl.getCanonicalLocales(catalogue.language);
    return catalogue;
  } catch (error) {
    return stop(`${file}: ${error instanceof Error ? error.message : error}`);
  }
}

function stop(message: string): never {
  console.error(message);
  process.exit(2);
}
