'use client';
import { useEffect, useLayoutEffect } from 'react';

/** `useLayoutEffect` in browsers. React 18 warns of it on servers, where it does nothing. */
export const useBrowserLayoutEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect;
