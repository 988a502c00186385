'use client';
import { useEffect } from 'react';
import { useHandler } from './state.js';

/** TypeScript does not know it yet: https://html.spec.whatwg.org/multipage/interaction.html#closewatcher. */
interface CloseWatcher {
  onclose: (() => void) | null;
  destroy(): void;
}

/**
 * Closes a layer by the reader's Back, before that leaves the page: Android's, in browsers with close watchers. They close
 * what was opened last. Elsewhere Back leaves the page. A modal `<dialog>` does so by itself.
 *
 * @param isOpen - true while the layer is open
 * @param onClose - called by Back
 */
export function useCloseOnBack(isOpen: boolean, onClose: () => void): void {
  const close = useHandler(onClose);
  useEffect(() => {
    const { CloseWatcher } = globalThis as { CloseWatcher?: new () => CloseWatcher };
    if (!isOpen || !CloseWatcher) return;
    const watcher = new CloseWatcher();
    watcher.onclose = close;
    return () => watcher.destroy();
  }, [isOpen, close]);
}
