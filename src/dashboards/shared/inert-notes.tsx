'use client';
import { type ReactElement, type ReactNode, useCallback, useEffect } from 'react';
import type { TooltipProps } from '../../components/tooltip/index.js';
import { InertNoteContext } from '../../lib/contexts.js';
import { lazyPart, useLazyPart } from '../../lib/lazy-part.js';
import { reportFailure } from '../../lib/start-action.js';

const TOOLTIP = lazyPart<TooltipProps>(async () => ({
  default: (await import('../../components/tooltip/index.js')).Tooltip,
}));

export interface InertNotesProps {
  /** The tooltip of buttons that nobody listens to: 'Not available in the demo'. */
  text: string;
  children: ReactNode;
}

/**
 * Puts a note on all buttons inside that nobody listens to.
 *
 * @example
 * <InertNotes text="Not available in the demo"><RoleDashboard user={user} /></InertNotes>
 */
export function InertNotes({ text, children }: InertNotesProps) {
  const note = useCallback((button: ReactElement) => <Note text={text}>{button}</Note>, [text]);
  return <InertNoteContext.Provider value={note}>{children}</InertNoteContext.Provider>;
}

/** A button with a note, under the pointer, with the focus and by a press. The note's code loads once the button stands. */
function Note({ text, children }: { text: string; children: ReactElement }) {
  const [Tooltip, load] = useLazyPart(TOOLTIP);
  useEffect(() => {
    const getReady = async () => {
      await TOOLTIP.preload();
      const focused = document.activeElement?.closest('[data-inert]');
      // A button that is put into a tooltip is another one for React, and would lose the focus.
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
