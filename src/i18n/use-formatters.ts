'use client';
import { createContext, useContext } from 'react';
import { defaultFormatters, type Formatters } from './formatters';

export const FormattersContext = createContext<Formatters>(defaultFormatters);

/** The formatters of the nearest `TapaProvider`: figures, money, dates, lists and plurals as its reader writes them. */
export const useFormatters = (): Formatters => useContext(FormattersContext);
