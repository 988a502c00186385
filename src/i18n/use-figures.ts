'use client';
import { createContext, useContext } from 'react';
import {
  DEFAULT_OPTIONS,
  type FigureFormatters,
  type FormatOptions,
  figuresOf,
} from './figure-formatters.js';

export const FormatContext = createContext<FormatOptions>(DEFAULT_OPTIONS);

/** The part of `useFormatters` that writes figures: it brings no code of dates along. */
export const useFigures = (): FigureFormatters => figuresOf(useContext(FormatContext));
