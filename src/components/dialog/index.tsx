'use client';
import type { ComponentPropsWithoutRef, ReactNode, RefObject } from 'react';
import type { PartClasses } from '../../lib/cx.js';
import { useLayerPart } from '../../lib/layers.js';
import { lazyPart } from '../../lib/lazy-part.js';

/** Width of a dialog: 480, 640 or 704 px, less on phones. */
export type DialogSize = 'sm' | 'md' | 'lg';

export interface DialogProps extends Omit<ComponentPropsWithoutRef<'dialog'>, 'title' | 'open' | 'role'> {
  /** True where it is open. */
  open: boolean;
  /** Called with `false` when the reader closes it: by its button, Escape, or a press outside. */
  onOpenChange: (open: boolean) => void;
  /** Title, and accessible name. */
  title: string;
  /** Hides the title visually, where the first control serves as the head. @default false */
  titleHidden?: boolean | undefined;
  /** Sentence under the title. */
  description?: ReactNode | undefined;
  /** Buttons at the end. */
  footer?: ReactNode | undefined;
  /** Width. @default 'sm' */
  size?: DialogSize | undefined;
  /** 'alertdialog' for a question that needs an answer: no press outside closes it. @default 'dialog' */
  role?: 'dialog' | 'alertdialog' | undefined;
  /** Classes of yours for its parts, by their `data-slot`. */
  classNames?: PartClasses<'dialog-title' | 'dialog-description' | 'dialog-foot'> | undefined;
  /** Control with the initial focus. @default the first one of the body and the foot */
  initialFocus?: RefObject<HTMLElement | null> | undefined;
}

const PANEL = lazyPart(async () => ({ default: (await import('./dialog-panel.js')).DialogPanel }));

/** Loads the code of dialogs ahead, e.g. when a pointer enters the button that opens one. */
export const preloadDialog = async (): Promise<void> => {
  await PANEL.preload();
};

/**
 * A modal layer over the page. It is in the browser's top layer, above a `<dialog>` of the host too, and
 * keeps focus inside, in shadow roots and frames as well; focus returns when it closes. Its code loads when
 * it first opens. Parts: `dialog`, `dialog-title`, `dialog-description`, `dialog-foot`.
 *
 * @example
 * <Dialog open={isOpen} onOpenChange={setOpen} title="Share this trip" footer={<Button … />}>…</Dialog>
 */
export function Dialog(props: DialogProps) {
  const { open, onOpenChange } = props;
  const [Panel] = useLayerPart(PANEL, open, () => onOpenChange(false));
  return Panel ? <Panel {...props} /> : null;
}
