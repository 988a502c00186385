'use client';
import { createContext } from 'react';

/** True where the tiles of the strip around keep the place of their second lines. */
export const KeepsMetaContext = createContext(false);
