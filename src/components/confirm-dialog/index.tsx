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
  /** Label of the button, as a verb and its object: 'Cancel booking'. */
  confirmLabel: string;
  /** Tone of the button: 'danger' for what cannot be undone. @default 'primary' */
  tone?: 'primary' | 'danger' | undefined;
  /**
   * Runs the action. The dialog stays until its promise is fulfilled, and shows why it is rejected. If it is
   * closed before that, the action goes on, cannot be started again, and a toast announces a failure.
   */
  onConfirm: () => unknown;
}

/**
 * A question before something that is hard to undo. The button that changes nothing has the initial focus.
 *
 * @example
 * <ConfirmDialog open={asks} onOpenChange={setAsks} title="Cancel this booking?" tone="danger"
 *   confirmLabel="Cancel booking" onConfirm={() => api.cancel(booking.id)}>The fare is lost.</ConfirmDialog>
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
      // Clears the error before the next question.
      action.reset();
    },
  });
  const close = (next: boolean) => {
    // A reset action could be started again while it is under way.
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
      {/* In the page before its message, so that screen readers announce that. */}
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
