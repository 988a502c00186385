'use client';
import { type ReactElement, type ReactNode, useCallback, useEffect } from 'react';
import type { TooltipProps } from '../../components/tooltip/index.js';
import { InertNoteContext } from '../../lib/contexts.js';
import { lazyPart, useLazyPart } from '../../lib/lazy-part.js';
import { reportFailure } from '../../lib/start-action.js';

const TOOLTIP = lazyPart<TooltipProps>(async () => ({
  default: (await import('../../components/tooltip/index.js')).Tooltip,
}));

/** Resolves once the page has drawn what it shows. Safari has no `requestIdleCallback`. */
const idle = () =>
  new Promise<void>((resolve) => (window.requestIdleCallback ?? window.setTimeout)(() => resolve()));

export interface InertNotesProps {
  /** Tooltip of buttons without a callback: 'Not available in the demo'. */
  text: string;
  children: ReactNode;
}

/**
 * Adds a note to all buttons inside that have no callback.
 *
 * @example
 * <InertNotes text="Not available in the demo"><RoleDashboard user={user} /></InertNotes>
 */
export function InertNotes({ text, children }: InertNotesProps) {
  const note = useCallback((button: ReactElement) => <Note text={text}>{button}</Note>, [text]);
  return <InertNoteContext.Provider value={note}>{children}</InertNoteContext.Provider>;
}

/** A button with a tooltip on hover, focus and press. The tooltip's code loads once the button is mounted. */
function Note({ text, children }: { text: string; children: ReactElement }) {
  const [Tooltip, load] = useLazyPart(TOOLTIP);
  useEffect(() => {
    const getReady = async () => {
      await idle();
      await TOOLTIP.preload();
      const focused = document.activeElement?.closest('[data-inert]');
      // React would mount a focused button anew inside the tooltip, and the focus would be lost.
      if (focused) focused.addEventListener('blur', () => void load(), { once: true });
      else await load();
    };
    getReady().catch(reportFailure);
  }, [load]);
  return Tooltip ? (
    <Tooltip content={text} opensOnPress>
      {children}
    </Tooltip>
  ) : (
    children
  );
}
