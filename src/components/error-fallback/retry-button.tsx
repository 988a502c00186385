'use client';
import { RotateCcw } from 'lucide-react';
import { useCallback, useRef } from 'react';
import { Button, type ButtonProps } from '../button';
import { TRY_AGAIN } from './texts';

/**
 * 'Try Again'. When it goes away with the focus, the nearest element around that can have it takes it: keyboards and
 * screen readers would start from the top of the page again (WCAG 2.4.3). Where there is none, nothing happens.
 */
export function RetryButton({
  onRetry,
  ...look
}: { onRetry: () => void } & Pick<ButtonProps, 'variant' | 'size'>) {
  const shown = useRef<HTMLElement | null>(null);
  // A ref is taken off while the button is still in the page; an effect is cleaned up too late, or warns on a server.
  const ref = useCallback((button: HTMLElement | null) => {
    if (button === null && shown.current !== null) passFocusOn(shown.current);
    shown.current = button;
  }, []);
  return (
    <Button {...look} icon={<RotateCcw />} onClick={() => onRetry()} ref={ref}>
      {TRY_AGAIN}
    </Button>
  );
}

function passFocusOn(button: HTMLElement): void {
  // The button is asked itself, since the document sees no focus inside a shadow root.
  if (!button.matches(':focus')) return;
  button.parentElement?.closest<HTMLElement>('[tabindex]')?.focus({ preventScroll: true });
}
