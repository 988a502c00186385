'use client';
import { useContext } from 'react';
import { type FigureFormatters, figuresOf } from './figure-formatters.js';
import { LanguageContext } from './use-messages.js';

/** Returns the part of `useFormatters` that writes figures. It has a file of its own, which brings no code of dates along. */
export const useFigures = (): FigureFormatters => figuresOf(useContext(LanguageContext));
