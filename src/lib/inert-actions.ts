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
