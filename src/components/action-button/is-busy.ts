import type { ActionHandle } from './action-button.js';

/** Returns whether an action is pending. Outside of the 'use client' file, so that servers can call it. */
export const isBusy = ({ status }: Pick<ActionHandle, 'status'>): boolean =>
  status === 'pending' || status === 'working';
