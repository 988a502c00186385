'use client';
import { createContext, type ReactElement, useContext } from 'react';

/** The choice to draw buttons that nobody listens to, or not. */
export type InertActions = 'shown' | 'hidden';

export const InertActionsContext = createContext<InertActions>('shown');

/** Tells of a button, by its handler, whether it is drawn. */
export function useDrawsAction(): (handler: unknown) => boolean {
  const inert = useContext(InertActionsContext);
  return (handler) => inert === 'shown' || (handler !== undefined && handler !== null);
}

/** Puts a note on a button that nobody listens to; without it there is none. */
export const InertNoteContext = createContext((button: ReactElement): ReactElement => button);

/** A button that nobody listens to, with the note of the dashboard around. */
export const InertNote = ({ children }: { children: ReactElement }) => useContext(InertNoteContext)(children);

/** Props of a button, by its handler. `data-inert` marks one that does nothing: it looks at rest, and has a note. */
export const inertProps = (handler: unknown): { 'data-inert'?: true } =>
  handler === undefined || handler === null ? { 'data-inert': true } : {};

/** The titles of panels that the reader has opened on a phone, and not closed: they stay so while tabs come and go. @default each panel forgets it */
export const OpenFoldsContext = createContext<Set<string> | undefined>(undefined);

/** True where single characters are shortcuts inside; the provider's `characterKeys`. */
export const CharacterKeysContext = createContext(true);

/** Returns whether a single character may be a shortcut: speech input types such characters by accident (WCAG 2.1.4). */
export const useCharacterKeys = (): boolean => useContext(CharacterKeysContext);
