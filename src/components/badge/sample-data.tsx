'use client';
import { createContext, type ReactNode, useContext } from 'react';

const SampleDataContext = createContext(false);

/** True inside of what is marked as sample data: rows and cards there can be read, but not acted on. */
export const useSampleData = (): boolean => useContext(SampleDataContext);

export interface SampleDataProps {
  /** True where what is inside is sample data. */
  active: boolean;
  /** Rows or cards, which leave their buttons and links out. */
  children: ReactNode;
}

/**
 * Takes buttons and links off the rows inside: a sample can be neither decided on nor opened. What stands within a sample is
 * one too, also in a panel of its own.
 */
export function SampleData({ active, children }: SampleDataProps) {
  const isWithin = useSampleData();
  return <SampleDataContext.Provider value={active || isWithin}>{children}</SampleDataContext.Provider>;
}
