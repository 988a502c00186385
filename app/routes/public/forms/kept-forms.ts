import { createContext } from 'react';
import type { FormValues } from './rules';

/**
 * What was written into forms, by the name of the form, for a reader who comes back. In memory alone: names and emails
 * must not be written to the browser's storage (decision 40).
 */
export type KeptForms = Map<string, FormValues>;

/** Provided once, near the root; without it, as in stories, nothing is kept. */
export const KeptFormsContext = createContext<KeptForms | null>(null);
