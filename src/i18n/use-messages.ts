'use client';
import { createContext, useContext } from 'react';
import { warnOnce } from '../lib/development.js';
import { memoizePair } from '../lib/memoize.js';
import { DEFAULT_OPTIONS, type FormatOptions } from './figure-formatters.js';
import type { Catalogue } from './message.js';

// messages/en.json is compiled to one object for each part of the library, which its component imports.

/** Format options and messages of the nearest provider. */
export const LanguageContext = createContext<FormatOptions>(DEFAULT_OPTIONS);

/**
 * Returns the messages of a part of the library: the provider's, else English. The object is stable.
 *
 * @param english - messages of the part, from compiled/en
 */
export const useMessages = <Part extends Catalogue>(english: Part): Part =>
  messagesFrom(english, useContext(LanguageContext).messages);

/** Like `useMessages`, for a given catalogue. */
export const messagesFrom = <Part extends Catalogue>(
  english: Part,
  catalogue: Catalogue | undefined,
): Part => (catalogue ? memoizePair(english, catalogue, () => overlay(english, catalogue)) : english);

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

/** Falls back to English where a translation throws or returns no text. */
const guarded =
  (key: string, english: Message, own: Message): Message =>
  (...values) => {
    try {
      const text = own(...values);
      // Pieces where the message has tags.
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
