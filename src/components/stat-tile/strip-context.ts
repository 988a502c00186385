'use client';
import { createContext } from 'react';

/** True where the strip's tiles keep room for their second lines. */
export const KeepsMetaContext = createContext(false);
