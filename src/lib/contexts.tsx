'use client';
import { createContext, type ReactElement, useContext } from 'react';

/** Display of buttons without a handler. */
export type InertActions = 'shown' | 'hidden';

export const InertActionsContext = createContext<InertActions>('shown');

/** Returns a function that takes a button's handler and returns whether to render the button. */
export function useDrawsAction(): (handler: unknown) => boolean {
  const inert = useContext(InertActionsContext);
  return (handler) => inert === 'shown' || (handler !== undefined && handler !== null);
}

/** Wraps a button without a handler in a note. @default no note */
export const InertNoteContext = createContext((button: ReactElement): ReactElement => button);

export const InertNote = ({ children }: { children: ReactElement }) => useContext(InertNoteContext)(children);

/** Returns props that mark a button without a handler. */
export const inertProps = (handler: unknown): { 'data-inert'?: true } =>
  handler === undefined || handler === null ? { 'data-inert': true } : {};

/** Titles of panels unfolded on a phone, kept when tabs change. @default not kept */
export const OpenFoldsContext = createContext<Set<string> | undefined>(undefined);

export const CharacterKeysContext = createContext(true);

/** Returns whether single characters may be shortcuts: speech input types some by accident (WCAG 2.1.4). */
export const useCharacterKeys = (): boolean => useContext(CharacterKeysContext);
