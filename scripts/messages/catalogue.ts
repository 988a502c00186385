import { readdirSync, readFileSync } from 'node:fs';

/** The type of a value that may be an element, in a message with tags. */
export const ELEMENT = 'Element';

/** A note for translators of a message, as Application Resource Bundles have it: `"@key": { … }`. */
export interface Note {
  readonly description?: string;
  readonly placeholders?: Readonly<
    Record<string, { readonly description?: string; readonly type?: typeof ELEMENT | undefined }>
  >;
}

/** A language's messages in ICU MessageFormat by their keys, and the notes on them. */
export interface Catalogue {
  readonly language: string;
  readonly messages: ReadonlyMap<string, string>;
  readonly notes: ReadonlyMap<string, Note>;
}

const LANGUAGE = '@@locale';
const NOTE = '@';

/**
 * Reads a catalogue: an Application Resource Bundle, which is JSON.
 *
 * @throws what is no JSON, names no language, or has a message that is no text
 */
export function readCatalogue(json: string): Catalogue {
  const entries = Object.entries((JSON.parse(json) ?? {}) as Record<string, unknown>);
  const language = entries.find(([key]) => key === LANGUAGE)?.[1];
  if (typeof language !== 'string') throw new Error(`has no language: "${LANGUAGE}": "to"`);
  const messages = new Map<string, string>();
  const notes = new Map<string, Note>();
  for (const [key, value] of entries) {
    if (key.startsWith(NOTE)) {
      if (!key.startsWith(LANGUAGE)) notes.set(key.slice(NOTE.length), (value ?? {}) as Note);
    } else if (typeof value === 'string') messages.set(key, value);
    else throw new Error(`has a message '${key}' that is no text`);
  }
  return { language, messages, notes };
}

/** The language that the others are translated from. */
export const SOURCE = 'en';

const FOLDER = new URL('../../src/i18n/messages/', import.meta.url);

export const shippedLanguages = (): string[] =>
  readdirSync(FOLDER).map((file) => file.replace(/\.json$/, ''));

export const shippedCatalogue = (language: string): Catalogue =>
  readCatalogue(readFileSync(new URL(`${language}.json`, FOLDER), 'utf8'));

/** The part of the library that a key belongs to: 'widget.title' of 'widget.title.rewards', 'tile' of 'tile.unknown'. */
export function partOf(key: string): string {
  const [first = '', second = ''] = key.split('.');
  return first === 'widget' ? `${first}.${second}` : first;
}

/** The file of the compiled English that a part is in: a page brings the words of what it shows, and no others. */
export const fileOf = (part: string): string => part.replaceAll('.', '-');

/** The name of a part's messages in the compiled English: 'agentOverviewMessages'. */
export const nameOf = (part: string): string =>
  `${part.replaceAll(/[.-](\w)/g, (_, letter: string) => letter.toUpperCase())}Messages`;
