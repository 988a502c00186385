'use client';
import { useContext } from 'react';
import { type FigureFormatters, figuresOf } from './figure-formatters.js';
import { LanguageContext } from './use-messages.js';

/** Returns the formatters of numbers and money. A separate file, so that it includes no code of dates. */
export const useFigures = (): FigureFormatters => figuresOf(useContext(LanguageContext));
