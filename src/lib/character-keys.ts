'use client';
import { createContext, useContext } from 'react';

/** True where single characters are shortcuts inside; the provider's `characterKeys`. */
export const CharacterKeysContext = createContext(true);

/** Returns whether a single character may be a shortcut: speech input types such characters by accident (WCAG 2.1.4). */
export const useCharacterKeys = (): boolean => useContext(CharacterKeysContext);
