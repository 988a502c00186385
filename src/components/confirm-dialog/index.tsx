'use client';
import { type ReactNode, useEffect, useRef } from 'react';
import { actionMessages } from '../../i18n/compiled/en/action.js';
import { confirmMessages } from '../../i18n/compiled/en/confirm.js';
import { useMessages } from '../../i18n/use-messages.js';
import { hasToaster } from '../../lib/announcer.js';
import { ActionButton, isBusy, useAction } from '../action-button/index.js';
import { type ActionElement, Button } from '../button/index.js';
import { Dialog, type DialogProps } from '../dialog/index.js';

export interface ConfirmDialogProps extends Pick<DialogProps, 'open' | 'onOpenChange' | 'title'> {
  /** The consequence, in a sentence. */
  children: ReactNode;
  /** The label of the button, as a verb and its thing: 'Cancel booking'. */
  confirmLabel: string;
  /** 'danger' for what cannot be undone. @default 'primary' */
  tone?: 'primary' | 'danger' | undefined;
  /**
   * Does it. With a promise the dialog stays until that is kept, and says what went wrong if it is not. Where the reader closes
   * it before, that goes on, cannot be begun twice, and a toast says what went wrong.
   */
  onConfirm: () => unknown;
}

/**
 * A question before something that is hard to undo. The button that changes nothing has the focus at first.
 *
 * @example
 * <ConfirmDialog open={asks} onOpenChange={setAsks} title="Cancel this booking?" confirmLabel="Cancel booking"
 *   tone="danger" onConfirm={() => api.cancel(booking.id)}>Tevita Moala will be told by email.</ConfirmDialog>
 */
export function ConfirmDialog({
  open,
  onOpenChange,
  title,
  children,
  confirmLabel,
  tone = 'primary',
  onConfirm,
}: ConfirmDialogProps) {
  const t = useMessages(confirmMessages);
  const actions = useMessages(actionMessages);
  const cancel = useRef<ActionElement>(null);
  const isOpen = useRef(false);
  useEffect(() => {
    isOpen.current = open;
    return () => {
      isOpen.current = false;
    };
  }, [open]);
  const action = useAction(onConfirm, {
    onDone: () => {
      if (isOpen.current) onOpenChange(false);
    },
    onError: (announceIt) => {
      if (isOpen.current || !hasToaster()) return;
      announceIt();
      // The next question has not failed.
      action.reset();
    },
  });
  const close = (next: boolean) => {
    // An action under way goes on: forgotten, it could be begun again.
    if (!isBusy(action)) action.reset();
    onOpenChange(next);
  };
  return (
    <Dialog
      role="alertdialog"
      open={open}
      onOpenChange={close}
      title={title}
      description={children}
      initialFocus={cancel}
      footer={
        <>
          <Button variant="secondary" ref={cancel} onClick={() => close(false)}>
            {t['confirm.cancel']}
          </Button>
          <ActionButton variant={tone} action={action}>
            {confirmLabel}
          </ActionButton>
        </>
      }
    >
      {/* Stands before its message, or screen readers may not say that. */}
      <div role="alert" className="t:contents">
        {action.status === 'error' ? (
          <p className="t:text-danger-text t:wrap-anywhere">
            {action.error || actions['action.nothing-changed']}
          </p>
        ) : null}
      </div>
    </Dialog>
  );
}
