'use client';
import { createContext, useContext } from 'react';
import { warnOnce } from '../lib/development.js';
import { ofBoth } from '../lib/once.js';
import { DEFAULT_OPTIONS, type FormatOptions } from './figure-formatters.js';
import type { Catalogue } from './message.js';

// How the library speaks. Its English is compiled from messages/en.json to one object for each part of the library: a
// component imports that of its own, and no other. A text is a string, or a function of values and formatters. A provider
// may give other words for any of them; each component lays those over its own English.

/** How the nearest provider's reader writes, and the words that are not English. */
export const LanguageContext = createContext<FormatOptions>(DEFAULT_OPTIONS);

/**
 * The words of a part of the library: its English, with the provider's catalogue laid over it. The same object at every
 * call, so that it may be passed to rows that are memoised.
 *
 * @param english - the part's texts, from compiled/en
 * @example
 * const t = useMessages(pagerMessages);
 * return <p>{t['pager.range']({ first, last, total }, format)}</p>;
 */
export const useMessages = <Part extends Catalogue>(english: Part): Part =>
  messagesFrom(english, useContext(LanguageContext).messages);

/** Returns what `useMessages` does, for code that has a catalogue in hand. */
export const messagesFrom = <Part extends Catalogue>(
  english: Part,
  catalogue: Catalogue | undefined,
): Part => (catalogue ? ofBoth(english, catalogue, () => overlay(english, catalogue)) : english);

const overlay = <Part extends Catalogue>(english: Part, catalogue: Readonly<Record<string, unknown>>): Part =>
  Object.fromEntries(
    Object.entries(english).map(([key, text]) => {
      const { [key]: own = text } = catalogue;
      if (typeof own !== typeof text) {
        warnOfText(`the message '${key}' has to be a ${typeof text}`);
        return [key, text];
      }
      return [key, typeof text === 'function' ? guarded(key, text, own as Message) : own];
    }),
  ) as Part;

type Message = (...values: never[]) => unknown;

/** A translation that throws, or returns no text, falls back to English: it takes down no page. */
const guarded =
  (key: string, english: Message, own: Message): Message =>
  (...values) => {
    try {
      const text = own(...values);
      // A text, or texts with elements among them, where English has tags.
      if (typeof text === 'string' || Object.hasOwn(Object(text), 'pieces')) return text;
      warnOfText(`the message '${key}' returned no text`);
    } catch (error) {
      warnOfText(`the message '${key}' threw ${String(error)}`);
    }
    return english(...values);
  };

export function warnOfText(fault: string): void {
  if (process.env.NODE_ENV !== 'production') warnOnce(`${fault}. Shown is the English text.`);
}
