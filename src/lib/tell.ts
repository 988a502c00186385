'use client';
import { createContext, useContext } from 'react';

/** Says something to screen readers, once they have finished what they are reading. */
export type Tell = (text: string) => void;

/** For the components inside: the live region around. Without one nothing is said. */
export const TellContext = createContext<Tell>(() => undefined);

/** Says what happened to screen readers, in the live region of the dashboard around. */
export const useTell = (): Tell => useContext(TellContext);
