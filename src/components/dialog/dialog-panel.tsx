'use client';
import * as RadixDialog from '@radix-ui/react-dialog';
import { cva } from 'class-variance-authority';
import {
  type ComponentPropsWithoutRef,
  forwardRef,
  type MouseEvent,
  type RefObject,
  type SyntheticEvent,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
} from 'react';
import { tabbable } from 'tabbable';
import { dialogMessages } from '../../i18n/compiled/en/dialog.js';
import { useMessages } from '../../i18n/use-messages.js';
import { X } from '../../icons/compiled/x.js';
import { cx } from '../../lib/cx.js';
import { keepComposing, pressOnce, whenPressed } from '../../lib/events.js';
import { useLockedPage } from '../../lib/layers.js';
import { TapaProvider, usePortalContainer } from '../../theme/index.js';
import { IconButton } from '../button/index.js';
import type { DialogProps } from './index.js';

const width = cva('', {
  variants: {
    size: {
      sm: 't:w-rem-30',
      md: 't:w-rem-40',
      lg: 't:w-rem-44',
    },
  },
});

/** Places the close button beside the first control where the title is hidden. */
const head = cva('', {
  variants: { hidden: { true: 't:absolute t:end-6 t:top-6', false: 't:flex t:items-start t:gap-4' } },
});
const headline = cva('', {
  variants: { hidden: { true: 't:sr-only', false: 't:font-display t:text-title-panel t:text-balance' } },
});

const prevent = (event: Event) => event.preventDefault();

/**
 * Radix names and describes the dialog, and knows which of several layers Escape closes. The browser makes it
 * modal: Radix' own trap loses the focus in shadow roots
 * (https://github.com/radix-ui/primitives/issues/3353).
 */
export function DialogPanel({
  open,
  onOpenChange,
  title,
  titleHidden = false,
  description,
  footer,
  size = 'sm',
  role = 'dialog',
  initialFocus,
  className,
  classNames,
  children,
  ...rest
}: DialogProps) {
  const t = useMessages(dialogMessages);
  const hasToBeAnswered = role === 'alertdialog';
  const close = useRef<HTMLButtonElement>(null);
  return (
    <RadixDialog.Root open={open} onOpenChange={onOpenChange} modal={false}>
      <RadixDialog.Portal container={usePortalContainer()}>
        <RadixDialog.Content
          asChild
          role={role}
          onOpenAutoFocus={prevent}
          onCloseAutoFocus={prevent}
          onInteractOutside={prevent}
          onEscapeKeyDown={keepComposing}
        >
          <ModalElement
            data-slot="dialog"
            initialFocus={initialFocus}
            closeButton={close}
            onDismiss={() => onOpenChange(false)}
            isDismissable={!hasToBeAnswered}
            isClosing={!open}
            className={cx(
              't:root t:m-auto t:top-(--tapa-visible-top,0px) t:bottom-(--tapa-visible-bottom,0px) t:max-h-[calc(var(--tapa-visible-height,100dvh)-32px)] t:max-w-[calc(100vw-32px)] t:overflow-y-auto t:overscroll-contain t:rounded-panel t:border t:bg-surface-raised t:box-shadow-3 t:backdrop:bg-[light-dark(oklch(from_var(--tapa-ink)_0.2_0.03_h/0.28),rgb(0_0_0/0.5))]',
              't:animate-enter t:data-[state=closed]:animate-exit t:data-[state=closed]:backdrop:animate-exit',
              width({ size }),
              className,
            )}
            {...rest}
          >
            {/* Renders menus and tooltips in the dialog: nothing outside of it can be reached. */}
            <TapaProvider>
              <div className="t:grid t:gap-4 t:p-6 t:@container">
                <div className={head({ hidden: titleHidden })}>
                  <div className="t:grid t:min-w-0 t:flex-1 t:gap-1 t:wrap-anywhere">
                    <RadixDialog.Title
                      data-slot="dialog-title"
                      className={cx(headline({ hidden: titleHidden }), classNames?.['dialog-title'])}
                    >
                      {title}
                    </RadixDialog.Title>
                    {description ? (
                      <RadixDialog.Description
                        data-slot="dialog-description"
                        className={cx('t:text-muted', classNames?.['dialog-description'])}
                      >
                        {description}
                      </RadixDialog.Description>
                    ) : null}
                  </div>
                  {hasToBeAnswered ? null : (
                    <IconButton
                      ref={close}
                      aria-label={t['dialog.close']}
                      className={cx(!titleHidden && 't:-my-2 t:-me-3')}
                      onClick={() => onOpenChange(false)}
                    >
                      <X />
                    </IconButton>
                  )}
                </div>
                {children}
                {footer ? (
                  <div
                    data-slot="dialog-foot"
                    className={cx(
                      't:flex t:flex-wrap t:justify-end t:gap-2 t:@max-card:*:flex-1',
                      classNames?.['dialog-foot'],
                    )}
                  >
                    {footer}
                  </div>
                ) : null}
              </div>
            </TapaProvider>
          </ModalElement>
        </RadixDialog.Content>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}

interface ModalElementProps extends ComponentPropsWithoutRef<'dialog'> {
  initialFocus: RefObject<HTMLElement | null> | undefined;
  /** Comes before the body, and gets the initial focus only without another control. */
  closeButton: RefObject<HTMLElement | null>;
  isDismissable: boolean;
  /** True while it fades out: it ignores presses, or a key held down would press its button again. */
  isClosing: boolean;
  onDismiss: () => void;
}

const swallow = (event: SyntheticEvent) => {
  event.preventDefault();
  event.stopPropagation();
};

/** A `<dialog>` that is modal while it is mounted. */
const ModalElement = forwardRef<HTMLDialogElement | null, ModalElementProps>(function ModalElement(
  { initialFocus, closeButton, isDismissable, isClosing, onDismiss, ...rest },
  ref,
) {
  const dialog = useRef<HTMLDialogElement>(null);
  const dismiss = whenPressed(onDismiss);
  useLockedPage(dialog, !isClosing);
  useImperativeHandle<HTMLDialogElement | null, HTMLDialogElement | null>(ref, () => dialog.current, []);
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return;
    // Some test environments lack modal dialogs.
    if (element.showModal) element.showModal();
    else element.open = true;
    const first = tabbable(element).find((control) => control !== closeButton.current);
    (initialFocus?.current ?? first)?.focus();
    // Closes while it is still in the page, which restores focus.
    return () => element.close?.();
  }, [initialFocus, closeButton]);
  return (
    <dialog
      {...rest}
      {...(isClosing && { onClickCapture: swallow, onKeyDownCapture: swallow })}
      ref={dialog}
      onKeyDown={(event) => {
        rest.onKeyDown?.(event);
        pressOnce(event);
      }}
      onCancel={(event) => {
        // The event of a file field inside, for its own window, bubbles up to here.
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onDismiss();
      }}
      onClick={(event: MouseEvent<HTMLDialogElement>) => {
        rest.onClick?.(event);
        // The backdrop is a part of it.
        if (isDismissable && event.target === event.currentTarget) dismiss(event);
      }}
    />
  );
});
