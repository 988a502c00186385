'use client';
import { useContext } from 'react';
import { type Formatters, formattersOf } from './formatters.js';
import { FormatContext } from './use-figures.js';

/** The formatters of the nearest `TapaProvider`: figures, money and dates as its reader writes them. */
export const useFormatters = (): Formatters => formattersOf(useContext(FormatContext));
