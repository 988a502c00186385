'use client';
import { cva } from 'class-variance-authority';
import { type ReactNode, type RefObject, useCallback, useState } from 'react';
import { actionMessages } from '../../i18n/compiled/en/action.js';
import { decisionMessages } from '../../i18n/compiled/en/decision.js';
import { sentenceMessages } from '../../i18n/compiled/en/sentence.js';
import { type Rich, rich } from '../../i18n/message.js';
import { Sentence } from '../../i18n/sentence.js';
import { sentences } from '../../i18n/sentences.js';
import { useMessages } from '../../i18n/use-messages.js';
import { Check } from '../../icons/compiled/check.js';
import { RotateCcw } from '../../icons/compiled/rotate-ccw.js';
import { TriangleAlert } from '../../icons/compiled/triangle-alert.js';
import { X } from '../../icons/compiled/x.js';
import { useReadingTime } from '../../lib/announcer.js';
import { cx } from '../../lib/cx.js';
import { whenPressed } from '../../lib/events.js';
import { Button } from '../button/index.js';
import {
  type DeclineReason,
  RequestActions,
  type RequestDecision,
  UNDO_MS,
} from '../request-actions/index.js';

interface DecidedProps {
  request: RequestDecision;
  subject: 'request' | 'application';
  name: string;
  of: string;
  /** Facts in the sentence: 'Ana Vuki, Honiara, $2,340'. */
  facts: string;
  /** Effect on the budget: 'Field Research is now at 86%.' */
  outcome?: string | undefined;
  row: RefObject<HTMLElement | null>;
}

const markClasses = cva('t:grid t:size-10 t:flex-none t:place-items-center t:rounded-pill t:*:icon-18', {
  variants: {
    mark: {
      approve: 't:bg-positive-soft t:text-positive-text',
      decline: 't:bg-neutral-soft t:text-muted',
      failed: 't:bg-danger-soft t:text-danger-text',
    },
  },
});

/** Replaces the content of a row that was decided, or whose decision failed. */
export function Decided({ request, subject, name, of, facts, outcome, row }: DecidedProps) {
  const t = useMessages(decisionMessages);
  const actions = useMessages(actionMessages);
  const sentenceText = useMessages(sentenceMessages);
  const { decision, decisions } = request;
  const { key } = request.row;
  if (!decision) return null;
  const { kind, phase, why, problem, undoTime, isLate } = decision;
  if (phase === 'failed') {
    const failed = t[kind === 'approve' ? 'decision.not-approved' : 'decision.not-declined'];
    return (
      <Line
        mark="failed"
        icon={<TriangleAlert />}
        first={rich(strong(failed))}
        next={sentences(sentenceText, problem, t[`decision.pending.${subject}`]({ name }))}
        end={
          <>
            <Button size="sm" variant="quiet" onClick={whenPressed(() => decisions.leave(key))}>
              {t['decision.cancel']}
            </Button>
            <Button
              size="sm"
              variant="approve"
              icon={<RotateCcw />}
              aria-label={actions['action.try-again-of']({ of })}
              onClick={whenPressed(() => decisions.retry([key]))}
            >
              {actions['action.try-again']}
            </Button>
          </>
        }
      />
    );
  }
  const decided = t[kind === 'approve' ? 'decision.approved' : 'decision.declined'];
  const { reason, note } = why ?? NO_REASON;
  const because = reason && note ? t['decision.reason-and-note']({ reason, note }) : reason || note;
  return (
    <Line
      mark={kind}
      icon={kind === 'approve' ? <Check /> : <X />}
      first={t['decision.done']({ decision: decided, of: facts, b: strong })}
      next={sentences(
        sentenceText,
        problem && t['decision.not-undone'],
        problem,
        because && t['decision.because']({ reason: because }),
        outcome,
      )}
      end={
        isLate ? (
          <RequestActions subject={subject} status="pending" of={of} decision={request} />
        ) : undoTime !== 'none' && (phase === 'made' || phase === 'undoing') ? (
          <UndoButton request={request} row={row} of={of} />
        ) : null
      }
    />
  );
}

const NO_REASON: DeclineReason = { reason: '', note: '' };

interface LineProps {
  mark: 'approve' | 'decline' | 'failed';
  icon: ReactNode;
  first: Rich;
  next: string;
  end: ReactNode;
}

const strong = (text: string): ReactNode => <b className="t:font-semibold t:text-ink">{text}</b>;

function Line({ mark, icon, first, next, end }: LineProps) {
  const sentenceText = useMessages(sentenceMessages);
  return (
    <div className="t:flex t:min-w-0 t:flex-1 t:flex-wrap t:items-center t:gap-x-row-gap t:gap-y-2 t:animate-enter t:[--tapa-enter-from:0px]">
      <span aria-hidden="true" className={markClasses({ mark })}>
        {icon}
      </span>
      <p className="t:min-w-0 t:grow t:basis-rem-9 t:text-muted t:wrap-anywhere">
        <Sentence text={first} />
        {next ? (
          <span className="t:contents">{sentenceText['sentence.and-next']({ first: '', second: next })}</span>
        ) : null}
      </p>
      {end ? <div className="t:ms-auto t:flex t:flex-wrap t:items-center t:gap-1">{end}</div> : null}
    </div>
  );
}

/** Renders Undo with a ring for the time left, which pauses while the pointer or the focus is on the row. */
function UndoButton({ request, row, of }: Pick<DecidedProps, 'request' | 'of' | 'row'>) {
  const t = useMessages(actionMessages);
  const [isHeld, setHeld] = useState(false);
  const { decision, decisions } = request;
  const { key } = request.row;
  const expire = useCallback(() => decisions.expire(key), [decisions, key]);
  const isUndoing = decision?.phase === 'undoing';
  const undoMs = decision?.row.undoMs ?? UNDO_MS;
  const isEndless = undoMs === Number.POSITIVE_INFINITY;
  useReadingTime(row, isUndoing ? Number.POSITIVE_INFINITY : undoMs, expire, setHeld);
  return (
    <Button
      size="sm"
      aria-disabled={isUndoing || undefined}
      aria-label={t['action.undo-of']({ of })}
      busyLabel={isUndoing ? t['action.working'] : undefined}
      icon={
        <svg
          aria-hidden="true"
          viewBox="0 0 20 20"
          fill="none"
          strokeWidth="2.5"
          className="t:size-rem-1.25 t:flex-none"
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
            className={cx(
              't:animate-empty t:[stroke-dasharray:100]',
              (isHeld || isUndoing || isEndless) && 't:[animation-play-state:paused]',
            )}
            style={undoMs === UNDO_MS || isEndless ? undefined : { animationDuration: `${undoMs}ms` }}
          />
        </svg>
      }
      onClick={whenPressed(() => decisions.undo([key]))}
    >
      {t['action.undo']}
    </Button>
  );
}
