'use client';
import { createContext, useContext } from 'react';

/** A message to the reader, as a toast shows it. */
export interface Announcement {
  /** The event: 'Saved to wishlist'. */
  title: string;
  /** More about it, or what to do: 'Unable to logout. Please try again.' */
  description?: string | undefined;
  /** How serious it is: 'default' is announced politely, 'destructive' at once (spec: 2.toast-variants). @default 'default' */
  variant?: 'default' | 'destructive' | undefined;
  /**
   * How long it shows, in ms (spec: 9.toast-time); `Infinity` keeps it until it is dismissed. 0, negative values and
   * NaN mean 5000.
   * @default 5000; `Infinity` for an error with an action (WCAG 2.2.1)
   */
  duration?: number | undefined;
  /** An action in answer, as a verb: 'Undo', 'Try again'. The toast closes when it is pressed. @default nothing */
  action?: { label: string; onPress: () => void } | undefined;
  /** Told when its time stands, e.g. while the pointer is on it, and when it goes on. */
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
