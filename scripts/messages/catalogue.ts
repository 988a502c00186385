import { readdirSync, readFileSync } from 'node:fs';

/** Type of a placeholder that may be an element. */
export const ELEMENT = 'Element';

/** A note for translators of a message, as in Application Resource Bundles: `"@key": { … }`. */
export interface Note {
  readonly description?: string;
  readonly placeholders?: Readonly<
    Record<string, { readonly description?: string; readonly type?: typeof ELEMENT | undefined }>
  >;
}

/** A language's messages in ICU MessageFormat and their notes, by key. */
export interface Catalogue {
  readonly language: string;
  readonly messages: ReadonlyMap<string, string>;
  readonly notes: ReadonlyMap<string, Note>;
}

const LANGUAGE = '@@locale';
const NOTE = '@';

/**
 * Reads a catalogue from an Application Resource Bundle (JSON).
 *
 * @throws Error for invalid JSON, a missing language, or a message that is not a string
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

/** Returns the part of a key: 'widget.title' of 'widget.title.rewards', 'tile' of 'tile.unknown'. */
export function partOf(key: string): string {
  const [first = '', second = ''] = key.split('.');
  return first === 'widget' ? `${first}.${second}` : first;
}

/** Returns the file of a part's compiled English, so that a page loads only the messages that it shows. */
export const fileOf = (part: string): string => part.replaceAll('.', '-');

/** Returns the export of a part's compiled English: 'agentOverviewMessages'. */
export const nameOf = (part: string): string =>
  `${part.replaceAll(/[.-](\w)/g, (_, letter: string) => letter.toUpperCase())}Messages`;
