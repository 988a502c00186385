'use client';
import { type ComponentPropsWithoutRef, type ReactNode, type RefObject, useEffect } from 'react';
import type { PartClasses } from '../../lib/cx.js';
import { lazyPart, useLazyPart } from '../../lib/lazy-part.js';
import { reportFailure } from '../../lib/start-action.js';

/** Width of a dialog: 420 or 560 px, less on phones. */
export type DialogSize = 'sm' | 'md' | 'lg';

export interface DialogProps extends Omit<ComponentPropsWithoutRef<'dialog'>, 'title' | 'open' | 'role'> {
  /** True where it shows. */
  open: boolean;
  /** Called with `false` when the reader closes it: by its button, Escape, or a press beside it. */
  onOpenChange: (open: boolean) => void;
  /** The title, which is also its name. */
  title: string;
  /** True where its first control is its head: the title is for screen readers, and the button beside that control. @default false */
  titleHidden?: boolean | undefined;
  /** A sentence under the title. */
  description?: ReactNode | undefined;
  /** Its buttons, at the end. */
  footer?: ReactNode | undefined;
  /** Its width. @default 'sm' */
  size?: DialogSize | undefined;
  /** 'alertdialog' for a question that has to be answered: no press beside it closes it. @default 'dialog' */
  role?: 'dialog' | 'alertdialog' | undefined;
  /** Classes of yours for its parts, by their `data-slot`. */
  classNames?: PartClasses<'dialog-title' | 'dialog-description' | 'dialog-foot'> | undefined;
  /** The control with focus at first. @default the first one of the body and the foot */
  initialFocus?: RefObject<HTMLElement | null> | undefined;
}

const PANEL = lazyPart(async () => ({ default: (await import('./dialog-panel.js')).DialogPanel }));

/** Loads the code of dialogs ahead, e.g. when a pointer comes to the button that opens one. */
export const preloadDialog = async (): Promise<void> => {
  await PANEL.preload();
};

/**
 * A layer that takes the page until it is closed. It stands in the browser's top layer, over a `<dialog>` of the host too, and keeps
 * focus inside, in shadow roots and frames as well; focus returns to where it was. Its code loads when it first opens.
 * Parts: `dialog`, `dialog-title`, `dialog-description`, `dialog-foot`.
 *
 * @example
 * <Dialog open={isOpen} onOpenChange={setOpen} title="Share this trip" footer={<Button onClick={copy}>Copy</Button>}>…</Dialog>
 */
export function Dialog(props: DialogProps) {
  const { open, onOpenChange } = props;
  const [Panel, load] = useLazyPart(PANEL);
  useEffect(() => {
    if (!open || Panel) return;
    load().catch((error: unknown) => {
      onOpenChange(false);
      reportFailure(error);
    });
  }, [open, Panel, load, onOpenChange]);
  return Panel ? <Panel {...props} /> : null;
}
