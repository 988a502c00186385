/**
 * `npx tapa-messages to` writes `to.json` for translators of a host's own language: the English texts, with
 * the language's plural forms. `npx tapa-messages to.json` compiles it to `to.js` and `to.d.ts` beside it. If
 * a message is invalid, it lists the faults by key and writes nothing.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { readCatalogue } from './catalogue.js';
import { inFormsOf, reviewOf } from './faults.js';
import { hostModule, hostTypes } from './language-module.js';

const USAGE = 'Usage: npx tapa-messages <language>, then npx tapa-messages <language>.json';
/** Beside the command in the package (package.json, exports: `./messages/en.json`). */
const ENGLISH = new URL('../messages/en.json', import.meta.url);

const [path, ...more] = process.argv.slice(2);
if (path === undefined || more.length > 0) stop(USAGE);
const source = readFileSync(ENGLISH, 'utf8');
const english = readCatalogue(source);
if (!path.endsWith('.json')) begin(path);
const given = read(path);
// Texts equal to English count as missing: tools write the source text where there is no translation.
const catalogue = {
  ...given,
  messages: new Map([...given.messages].filter(([key, text]) => !isEnglish(text, english.messages.get(key)))),
};
const { faults, notes, missing } = reviewOf(catalogue, english);
if (faults.length > 0) stop(`${faults.join('\n')}\n${path}: ${faults.length} faults. Nothing was written.`);
const module = path.replace(/\.json$/, '');
writeFileSync(`${module}.js`, hostModule(catalogue, english));
writeFileSync(`${module}.d.ts`, hostTypes());
for (const note of notes) console.log(`Look at: ${note}`);
for (const key of missing) console.log(`Has no words yet, and is English: '${key}'`);
console.log(`Wrote ${module}.js: ${catalogue.messages.size} messages, ${missing.length} are missing.`);

function isEnglish(text: string, source = ''): boolean {
  return text === source || text === inFormsOf(given.language, source);
}

function begin(language: string): never {
  try {
    const texts = Object.entries(JSON.parse(source) as object).map(([key, text]) => {
      if (key === '@@locale' || key === 'language') return [key, language];
      return [key, typeof text === 'string' ? inFormsOf(language, text) : text];
    });
    const file = `${language}.json`;
    writeFileSync(file, `${JSON.stringify(Object.fromEntries(texts), null, 2)}\n`, { flag: 'wx' });
    console.log(`Wrote ${file}, in English: translate it, then npx tapa-messages ${file}`);
    process.exit();
  } catch (error) {
    return stop(`${USAGE}\n${error instanceof Error ? error.message : error}`);
  }
}

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
