import type { ActionHandle } from './use-action.js';

/** Says if an action awaits its answer. */
export const isBusy = ({ status }: Pick<ActionHandle, 'status'>): boolean =>
  status === 'pending' || status === 'working';
