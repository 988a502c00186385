'use client';
import { type RefObject, useCallback, useState } from 'react';
import { actionMessages } from '../../i18n/compiled/en/actions.js';
import { useMessages } from '../../i18n/use-messages.js';
import { useReadingTime } from '../../lib/use-reading-time.js';
import { Button } from '../button/index.js';
import { type RequestDecision, UNDO_MS } from '../request-actions/index.js';

interface UndoButtonProps {
  decision: RequestDecision;
  /** The row: the time stands while the pointer or the focus is on it. */
  row: RefObject<HTMLElement | null>;
  /** What is taken back, for screen readers. */
  of: string;
}

/** Undo, with a ring that says how long it can still be pressed. */
export function UndoButton({ decision: { decision, decisions, decisionKey }, row, of }: UndoButtonProps) {
  const t = useMessages(actionMessages);
  const [isHeld, setHeld] = useState(false);
  const expire = useCallback(() => decisions.expire(decisionKey), [decisions, decisionKey]);
  const isBusy = decision?.phase === 'undoing';
  useReadingTime(row, isBusy ? Number.POSITIVE_INFINITY : UNDO_MS, expire, setHeld);
  return (
    <Button
      size="sm"
      aria-disabled={isBusy || undefined}
      aria-label={t['action.undo-of']({ of })}
      busyLabel={isBusy ? t['action.working'] : undefined}
      icon={<Ring isHeld={isHeld || isBusy} />}
      onClick={() => decisions.undo(decisionKey)}
    >
      {t['action.undo']}
    </Button>
  );
}

const Ring = ({ isHeld }: { isHeld: boolean }) => (
  <svg
    aria-hidden="true"
    viewBox="0 0 20 20"
    fill="none"
    strokeWidth="2.5"
    className="t:undo-ring"
    data-held={isHeld || undefined}
  >
    <circle cx="10" cy="10" r="8" stroke="var(--tapa-color-border)" />
    <circle
      cx="10"
      cy="10"
      r="8"
      pathLength="100"
      stroke="var(--tapa-color-brand-mark)"
      strokeLinecap="round"
      transform="rotate(-90 10 10)"
    />
  </svg>
);
