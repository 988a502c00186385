import type { ActionHandle } from './action-button.js';

/** Returns whether an action awaits its answer. On servers too: values of files for the client are mere references there. */
export const isBusy = ({ status }: Pick<ActionHandle, 'status'>): boolean =>
  status === 'pending' || status === 'working';
