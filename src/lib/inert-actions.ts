'use client';
import { createContext, useContext } from 'react';

/** Whether buttons that nobody listens to are drawn. */
export type InertActions = 'shown' | 'hidden';

/** For the components inside; without it they are drawn. */
export const InertActionsContext = createContext<InertActions>('shown');

/** Tells of a button, by its handler, whether it is drawn. */
export function useDrawsAction(): (handler: unknown) => boolean {
  const inert = useContext(InertActionsContext);
  return (handler) => inert === 'shown' || (handler !== undefined && handler !== null);
}

/** What is said of buttons that nobody listens to, for the components inside; without it nothing is. */
export const InertNoteContext = createContext<string | undefined>(undefined);

/** Props of a button, by its handler: what is said of one that does nothing, on hover and by screen readers. */
export function useInertNote(): (handler: unknown) => { title?: string | undefined } {
  const note = useContext(InertNoteContext);
  return (handler) => (note && (handler === undefined || handler === null) ? { title: note } : {});
}
