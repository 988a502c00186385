import type { ReactNode } from 'react';
import type { Messages } from './compiled/messages.js';

export type { Messages } from './compiled/messages.js';
export { pluralOf } from './grammar.js';

/** Messages by key, all or some, for `TapaProvider`. Missing ones are shown in English. */
export type Catalogue = Partial<Messages>;

/** Messages of a part of the library: 'tile', 'agent.overview'. */
export type MessagesOf<Part extends string> = {
  [Key in keyof Messages as Key extends Part | `${Part}.${string}` ? Key : never]: Messages[Key];
};

export type Place = (text: string) => ReactNode;

/** Message with tags: text with elements. `Sentence` renders it, `plain` returns its text. */
export type Rich = string | { readonly pieces: readonly ReactNode[] };

export const rich = (...pieces: ReactNode[]): Rich => ({ pieces });

export const placed = (place: Place | undefined, text: string): ReactNode => (place ? place(text) : text);

export const plain = (text: Rich): string => (typeof text === 'string' ? text : text.pieces.join(''));

/** Returns the form of a choice: `select('m', { m: 'Herr', other: 'Guten Tag' })`. */
export const select = <Form>(value: string, forms: Readonly<Record<string, Form>> & { other: Form }): Form =>
  (Object.hasOwn(forms, value) ? forms[value] : undefined) ?? forms.other;
