'use client';
import { createContext, useContext } from 'react';
import type { Entity } from '../../domain/index.js';

/** True where samples and fixed figures stand in for what nobody gave. */
export const SamplesContext = createContext(true);

/** Returns whether samples and fixed figures stand in for what nobody gave. Without them a tile shows a dash and a panel is empty. */
export const useShowsSamples = (): boolean => useContext(SamplesContext);

/** Figures that are fixed unless the host gives them; `null` where neither is to be shown. */
export type Prescribed<Figures> = { readonly [Name in keyof Figures]: Figures[Name] | null };

/**
 * The host's figures, sanitised. What is not given is fixed, and never marked; without samples it is not known.
 *
 * @param raw - the figures as the host gives them, of any kind
 * @param samples - whether fixed figures stand in for those that nobody gave
 */
export function prescribed<Figures extends object>(
  { sanitize }: Entity<Figures>,
  raw: unknown,
  samples: boolean,
): Prescribed<Figures> {
  const { value, sampleFields } = sanitize(raw);
  if (samples || sampleFields.size === 0) return value;
  const unknown = Object.fromEntries([...sampleFields].map((name) => [name, null]));
  return { ...value, ...unknown } as Prescribed<Figures>;
}
