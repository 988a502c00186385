import { type ActionHandle, useAction } from '../../lib/use-action.js';

/** Replaces `useToldAction` in the widgets, which show no toasts: what failed is said beside its control. */
export const useToldAction = <Args extends readonly unknown[] = []>(
  callback: ((...args: Args) => unknown) | null | undefined,
): ActionHandle<Args> => useAction<Args>(callback);
