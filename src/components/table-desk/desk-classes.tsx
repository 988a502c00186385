'use client';
import { createContext, type ReactNode, useContext, useMemo } from 'react';
import type { PartClasses } from '../../lib/part-classes.js';

/** The parts of a table desk; rows that are no table have the first three. */
export type DeskPart =
  | 'table-desk-search'
  | 'table-desk-drawer'
  | 'table-desk-no-match'
  | 'table-desk-row'
  | 'table-desk-open'
  | 'table-desk-details'
  | 'table-desk-menu'
  | 'table-desk-total'
  | 'table-desk-failure'
  | 'table-desk-foot'
  | 'table-desk-bulk';

export type DeskClasses = PartClasses<DeskPart>;

const DeskClassesContext = createContext<DeskClasses>({});

/** The host's classes for the parts of the desk around. */
export const useDeskClasses = (): DeskClasses => useContext(DeskClassesContext);

interface DeskClassesProviderProps {
  classNames: DeskClasses | undefined;
  children: ReactNode;
}

/** Brings a host's classes to the parts, which are far down. As text: classes written anew with each render change no row. */
export function DeskClassesProvider({ classNames, children }: DeskClassesProviderProps) {
  const text = JSON.stringify(classNames ?? {});
  const classes = useMemo(() => JSON.parse(text) as DeskClasses, [text]);
  return <DeskClassesContext.Provider value={classes}>{children}</DeskClassesContext.Provider>;
}
