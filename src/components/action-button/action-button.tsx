'use client';
import { forwardRef } from 'react';
import { actionMessages } from '../../i18n/compiled/en/actions.js';
import { useMessages } from '../../i18n/use-messages.js';
import { pressOnce } from '../../lib/keys.js';
import { type ActionElement, Button, type ButtonProps } from '../button/index.js';
import { type ActionHandle, isBusy } from './use-action.js';

export type ActionButtonProps = Omit<Extract<ButtonProps, { href?: never }>, 'busyLabel' | 'onClick'> & {
  /** What it does, and how that goes: of `useAction`. */
  action: ActionHandle;
  /** What it is doing, for screen readers: 'Approving'. @default 'Working' */
  workingLabel?: string | undefined;
};

/**
 * A button whose callback may return a promise. While that is awaited it keeps its width and its focus, says after 300 ms that it works,
 * and cannot be pressed again. `data-state` says how the action goes.
 *
 * @example
 * const save = useAction(() => api.save(listing.id));
 * <ActionButton action={save} workingLabel="Saving">Save</ActionButton>
 */
export const ActionButton = forwardRef<ActionElement, ActionButtonProps>(function ActionButton(
  { action, workingLabel, ...rest },
  ref,
) {
  const t = useMessages(actionMessages);
  return (
    <Button
      data-state={action.status}
      aria-disabled={isBusy(action) || undefined}
      busyLabel={action.status === 'working' ? (workingLabel ?? t['action.working']) : undefined}
      onKeyDown={pressOnce}
      {...rest}
      onClick={() => action.run()}
      ref={ref}
    />
  );
});
