'use client';
import { createContext, useContext } from 'react';

/** A message to the reader: what happened, and what can be done about it. */
export interface Announcement {
  title: string;
  description?: string | undefined;
  variant?: 'default' | 'destructive' | undefined;
  duration?: number | undefined;
  action?: { label: string; onPress: () => void } | undefined;
  onHold?: ((isHeld: boolean) => void) | undefined;
}

/** A message that is shown. */
export interface Announced {
  /** Closes it; does nothing when it is closed or replaced already. */
  dismiss: () => void;
}

type Announcer = (message: Announcement) => Announced;

/** The toasters of the page, each by what shows a message in it. */
const toasters = new Set<{ show: Announcer }>();

/** Lets a toaster announce messages until the returned function is called. */
export function addToaster(show: Announcer): () => void {
  const toaster = { show };
  toasters.add(toaster);
  return () => toasters.delete(toaster);
}

/** Says if the page has a toaster. */
export const hasToaster = (): boolean => toasters.size > 0;

/** Announces a message in the toaster; without one nothing is said. */
export function announce(message: Announcement): Announced | undefined {
  const [toaster] = toasters;
  return toaster?.show(message);
}

/** Says a text to screen readers, once they have finished what they are reading. */
export type Tell = (text: string) => void;

/** The live region around, for the components inside. Without one nothing is said. */
export const TellContext = createContext<Tell>(() => undefined);

/** Returns what says a text in the live region around. */
export const useTell = (): Tell => useContext(TellContext);
