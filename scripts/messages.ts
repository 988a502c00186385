/**
 * What the library says, for translators:
 *
 * - `npm run messages` lists the keys, with the limit of their length and their context.
 * - `npm run messages -- export fr.xliff` writes them with their English and the words of a language, `fr.json` as JSON;
 *   `--missing` only those that have no words yet. It need not be a language that ships. A file that has words which were
 *   not imported is left as it is.
 * - `npm run messages -- import fr.xliff` writes the words into the sources; a language that is new gets its folder.
 */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { parse, resolve } from 'node:path';
import { LANGUAGES } from '../src/i18n/languages';
import { MESSAGES } from './messages/catalogue';
import { type Delivery, readJson, readXliff, writeJson, writeXliff } from './messages/exchange';
import { importWords, waiting } from './messages/import-words';
import { unitsOf } from './messages/units';
import { writeIndex } from './messages/write-room';
import { run } from './shared/run';

const USAGE = 'npm run messages -- export fr.xliff [--missing] | import fr.xliff, or the same with fr.json';

const [command, path, ...options] = process.argv.slice(2);
const isMissingOnly = options.join() === '--missing' && command === 'export';
if (options.length > 0 && !isMissingOnly) stop(`messages: ${options.join(' ')} is no option here. ${USAGE}`);
if (command === undefined) list();
else if (path === undefined || (command !== 'export' && command !== 'import')) stop(USAGE);
else {
  const { ext } = parse(path);
  if (ext !== '.json' && ext !== '.xliff') stop(`messages: ${path} is neither .xliff nor .json. ${USAGE}`);
  // npm starts scripts in the folder of package.json.
  const file = resolve(process.env.INIT_CWD ?? '.', path);
  await (command === 'export' ? exportTo(file) : importFrom(file));
}

function list(): void {
  for (const { key, limit, context } of unitsOf('en')) console.log([key, limit ?? '', context].join('\t'));
}

async function exportTo(file: string): Promise<void> {
  const { name, ext } = parse(file);
  const language = checked(name);
  const units = unitsOf(language).filter(({ words }) => !isMissingOnly || words === null);
  if (existsSync(file)) {
    const count = waiting(await read(file)).length;
    if (count > 0)
      stop(`messages: ${file} has ${count} messages that were not imported: import it, or move it away.`);
  }
  writeFileSync(file, ext === '.json' ? writeJson(language, units) : await writeXliff(language, units));
  console.log(`Wrote ${units.length} messages to ${file}.`);
}

async function importFrom(file: string): Promise<void> {
  if (!existsSync(file)) stop(`messages: there is no ${file}.`);
  const delivery = await read(file);
  const language = checked(delivery.language);
  const outcome = importWords(delivery);
  if ('faults' in outcome) stop(`${outcome.faults.join('\n')}\nNothing was written.`);
  const folder = `${MESSAGES}/${language}`;
  mkdirSync(folder, { recursive: true });
  for (const [room, code] of outcome.files) writeFileSync(`${folder}/${room}.ts`, code);
  if (!existsSync(`${folder}/index.ts`)) writeFileSync(`${folder}/index.ts`, writeIndex(language));
  const code = outcome.files.size > 0 ? await run('biome', ['check', '--write', folder]) : 0;
  const missing = unitsOf(language).filter(({ words }) => words === null).length;
  console.log(`Wrote ${outcome.changed} messages of ${language}; ${missing} have no words yet.`);
  for (const note of outcome.notes) console.log(`Look at: ${note}`);
  if (!(language in LANGUAGES))
    console.log(
      `${language} is not among the languages yet: add its lines to src/i18n/languages.ts and .storybook/languages.ts, see .github/MESSAGES.md.`,
    );
  process.exit(code);
}

function read(file: string): Promise<Delivery> {
  return readFile(file, 'utf8')
    .then(parse(file).ext === '.json' ? readJson : readXliff)
    .catch((error: unknown) => stop(`messages: ${file} ${error instanceof Error ? error.message : error}.`));
}

/** A language that can be translated into. */
function checked(tag: string): string {
  if (tag === 'en') stop('messages: en is written in src/i18n/messages/en alone.');
  try {
    return Intl.getCanonicalLocales(tag)[0] ?? stop(USAGE);
  } catch {
    return stop(`messages: '${tag}' is no language tag. ${USAGE}`);
  }
}

function stop(message: string): never {
  console.error(message);
  process.exit(2);
}
