import type { ReactNode } from 'react';
import type { Messages } from './compiled/messages.js';

export type { Messages } from './compiled/messages.js';
export { pluralOf } from './grammar.js';

// The words of the library, and the functions that compiled messages call.

/** Words by their keys, as `TapaProvider` takes them: some of them, or all. What is left out is English. */
export type Catalogue = Partial<Messages>;

/** The texts of a part of the library: 'tile', 'agent.overview'. */
export type MessagesOf<Part extends string> = {
  [Key in keyof Messages as Key extends Part | `${Part}.${string}` ? Key : never]: Messages[Key];
};

/** Makes the element that stands for a tag of a message. */
export type Place = (text: string) => ReactNode;

/** The result of a message with tags: a text, or texts with elements among them. `Sentence` shows it, `plain` writes it as text. */
export type Rich = string | { readonly pieces: readonly ReactNode[] };

export const rich = (...pieces: ReactNode[]): Rich => ({ pieces });

/** Returns the content of a tag: an element, or the text alone where the caller makes none. */
export const placed = (place: Place | undefined, text: string): ReactNode => (place ? place(text) : text);

export const plain = (text: Rich): string => (typeof text === 'string' ? text : text.pieces.join(''));

/** The form of a choice: `select('m', { m: 'Herr', other: 'Guten Tag' })`. */
export const select = <Form>(value: string, forms: Readonly<Record<string, Form>> & { other: Form }): Form =>
  (Object.hasOwn(forms, value) ? forms[value] : undefined) ?? forms.other;
