import ts from 'typescript';
import { messages as english } from '../../src/i18n/messages/en';
import { englishRoom, limitOf, type Message, roomNames, roomOf } from './catalogue';
import { writeIcu } from './icu';
import { readMessage } from './typescript';

/** A message as translators get it. */
export interface Unit {
  readonly key: string;
  /** The file of the catalogue that it stands in. */
  readonly room: string;
  /** Where it is shown, and what its values are. */
  readonly context: string;
  /** How many characters it may have. */
  readonly limit?: number;
  /** Text as it is, or ICU MessageFormat where it is a function of values. */
  readonly english: string;
  /** The words of the language, in the same form; null where there are none. */
  readonly words: string | null;
  /** The words are code that the notation has no form for. They are changed in the sources. */
  readonly code?: true;
}

const ENGLISH: Readonly<Record<string, unknown>> = english;

/** Whether a message is text, and no function of values. */
export const isText = (key: string): boolean => typeof ENGLISH[key] === 'string';

/** The words of a message: text, or in the notation of ICU; undefined where it is code. */
function written(key: string, { property: { initializer } }: Message): string | undefined {
  if (isText(key)) return ts.isStringLiteralLike(initializer) ? initializer.text : undefined;
  const text = readMessage(initializer);
  return text && writeIcu(text);
}

const codeOf = ({ property }: Message): string => property.initializer.getText();

/** What the library says, with the words of a language. */
export function unitsOf(language: string): Unit[] {
  return roomNames().flatMap((room) => {
    const words = roomOf(language, room).messages;
    return [...englishRoom(room).messages].map(([key, message]): Unit => {
      const own = words.get(key);
      const said = own && written(key, own);
      const limit = limitOf(message.context);
      const source = isText(key) ? String(ENGLISH[key]) : written(key, message);
      return {
        key,
        room,
        context: message.context,
        ...(limit !== undefined && { limit }),
        english: source ?? codeOf(message),
        words: own ? (said ?? codeOf(own)) : null,
        ...(own && said === undefined && { code: true as const }),
      };
    });
  });
}
