import js2xliff from 'xliff/js2xliff';
import xliff2js from 'xliff/xliff2js';
import type { Unit } from './units';

// The two forms that translators get and give back. In JSON an entry is a unit; XLIFF 2.0 has a file for each room.

/** What comes back: the words of a language by the keys of its messages. */
export interface Delivery {
  readonly language: string;
  readonly words: readonly Pick<Unit, 'key' | 'english' | 'words'>[];
}

export const writeJson = (language: string, units: readonly Unit[]): string =>
  `${JSON.stringify({ language, messages: units }, null, 2)}\n`;

export function readJson(json: string): Delivery {
  const { language, messages } = (parsed(json) ?? {}) as { language?: unknown; messages?: unknown };
  if (typeof language !== 'string' || !Array.isArray(messages))
    throw new Error('has no `language`, or no list of `messages`');
  return { language, words: messages.map(readUnit) };
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch (error) {
    throw new Error(`cannot be read as JSON: ${reasonOf(error)}`);
  }
}

/** What a parser says, in one line. */
const reasonOf = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).replaceAll(/\s*\n\s*/g, ', ').trim();

function readUnit(unit: unknown): Delivery['words'][number] {
  const { key, english, words = null } = (unit ?? {}) as Record<string, unknown>;
  if (typeof key !== 'string' || typeof english !== 'string')
    throw new Error(`has a message without \`key\` or \`english\`: ${JSON.stringify(unit)}`);
  if (words !== null && typeof words !== 'string') throw new Error(`'${key}' has words that are no text`);
  return { key, english, words };
}

export function writeXliff(language: string, units: readonly Unit[]): Promise<string> {
  const resources: Record<string, Record<string, ReturnType<typeof xliffUnit>>> = {};
  for (const unit of units) {
    resources[unit.room] = { ...resources[unit.room], [unit.key]: xliffUnit(unit) };
  }
  return js2xliff({ sourceLanguage: 'en', targetLanguage: language, resources });
}

const xliffUnit = ({ english, words, context, limit, code }: Unit) => ({
  source: english,
  ...(words !== null && { target: words }),
  ...(context && { note: context }),
  additionalAttributes: {
    'xml:space': 'preserve',
    ...(limit !== undefined && { sizeRestriction: limit }),
    ...(code && { translate: 'no' }),
  },
});

export async function readXliff(xml: string): Promise<Delivery> {
  const { targetLanguage, resources } = await xliff2js(xml).catch((error: unknown) => {
    const reason = reasonOf(error).replaceAll(
      /\b(Line|Column): /g,
      (_, word: string) => `${word.toLowerCase()} `,
    );
    throw new Error(`cannot be read as XML: ${reason}. In a text, & is written &amp; and < is written &lt;`);
  });
  if (!targetLanguage || !resources) throw new Error('is no XLIFF 2.0, or has no `trgLang`');
  // The parser takes what stands before the end as the whole.
  if (!/<\/(\w+:)?xliff\s*>/.test(xml)) throw new Error('is cut off: it has no </xliff>');
  const words = Object.values(resources).flatMap((room) =>
    Object.entries(room).map(([key, { source, target = null }]) => {
      if (typeof source !== 'string' || (target !== null && typeof target !== 'string'))
        throw new Error(`'${key}' has elements in its text, which the library does not know`);
      return { key, english: source, words: target };
    }),
  );
  return { language: targetLanguage, words };
}
