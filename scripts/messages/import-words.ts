import { englishRoom, hasRoom, roomNames, valuesGiven } from './catalogue';
import type { Delivery } from './exchange';
import { faultsOf, notesOf } from './faults';
import { readIcu } from './icu';
import { shortest } from './text';
import { readMessage, writeMessage } from './typescript';
import { isText, type Unit, unitsOf } from './units';
import { writeRoom } from './write-room';

/** What a delivery changes in the catalogue, or all that is wrong with it. */
export type Outcome =
  | { readonly faults: readonly string[] }
  | {
      readonly files: ReadonlyMap<string, string>;
      readonly changed: number;
      /** What is taken, and rarely meant. */
      readonly notes: readonly string[];
    };

/**
 * Reads what translators give back. Words that are as they were change nothing, those that are missing leave what there is.
 *
 * @returns the code of the files that change or that there are not yet, by their rooms
 */
export function importWords({ language, words }: Delivery, hasFile = hasRoom): Outcome {
  const units = new Map(unitsOf(language).map((unit) => [unit.key, unit]));
  const faults: string[] = [];
  const notes: string[] = [];
  const code = new Map<string, Map<string, string>>();
  let changed = 0;
  for (const delivered of words) {
    if (delivered.words === null || delivered.words === '') continue;
    const unit = units.get(delivered.key);
    if (unit?.words === delivered.words) continue;
    const message = unit
      ? codeOf(unit, delivered, language)
      : ['is no message of the library: `npm run messages` lists their keys'];
    if (typeof message === 'string' && unit) {
      changed += 1;
      notes.push(...notesOn(unit, delivered.words, language).map((note) => `'${unit.key}' ${note}.`));
      code.set(unit.room, (code.get(unit.room) ?? new Map<string, string>()).set(unit.key, message));
    } else if (typeof message === 'object') {
      faults.push(...message.map((fault) => `'${delivered.key}' ${fault}.`));
    }
  }
  if (faults.length > 0) return { faults };
  const rooms = roomNames().filter((room) => code.has(room) || !hasFile(language, room));
  return {
    files: new Map(rooms.map((room) => [room, writeRoom(language, room, code.get(room) ?? new Map())])),
    changed,
    notes,
  };
}

/** The keys of words that differ from the catalogue's: they were not imported. */
export function waiting({ language, words }: Delivery): string[] {
  const units = new Map(unitsOf(language).map((unit) => [unit.key, unit.words]));
  return words.filter(({ key, words }) => words && words !== units.get(key)).map(({ key }) => key);
}

/** The code of a message, or what is wrong with its words. */
function codeOf(
  unit: Unit,
  { english, words }: Delivery['words'][number],
  language: string,
): string | string[] {
  const said = words ?? '';
  if (english !== unit.english) return ['says something else in English by now: export it again'];
  if (unit.code) return [`is code in src/i18n/messages/${language}/${unit.room}.ts: change it there`];
  if (said !== said.trim() && english === english.trim())
    return ['begins or ends with a space or a new line, which English does not'];
  const { limit = Number.POSITIVE_INFINITY } = unit;
  if (isText(unit.key)) {
    const length = Array.from(said).length;
    return length > limit ? [`has ${length} characters, and may have ${limit}`] : JSON.stringify(said);
  }
  const message = englishRoom(unit.room).messages.get(unit.key);
  if (!message) return ['is no message of the library'];
  try {
    const parameters = valuesGiven(message);
    const text = readIcu(said);
    const faults = faultsOf(text, parameters, language, readMessage(message.property.initializer));
    const length = shortest(text);
    if (length > limit) faults.push(`has at least ${length} characters, and may have ${limit}`);
    return faults.length > 0 ? faults : writeMessage(text, parameters);
  } catch (error) {
    return [error instanceof Error ? error.message.replaceAll(/\s+/g, ' ') : String(error)];
  }
}

function notesOn(unit: Unit, words: string, language: string): string[] {
  const message = englishRoom(unit.room).messages.get(unit.key);
  if (isText(unit.key) || !message) return [];
  return notesOf(readIcu(words), language, readMessage(message.property.initializer));
}
