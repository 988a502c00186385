'use client';
import { useContext } from 'react';
import { type Formatters, formattersOf } from './formatters.js';
import { FormatContext } from './use-figures.js';

/** The formatters of the nearest `TapaProvider`: figures, money, dates, lists and plurals as its reader writes them. */
export const useFormatters = (): Formatters => formattersOf(useContext(FormatContext));
