'use client';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { bulkMessages } from '../../i18n/compiled/en/actions.js';
import { useFormatters } from '../../i18n/use-formatters.js';
import { useMessages } from '../../i18n/use-messages.js';
import { Check } from '../../icons/index.js';
import { useTell } from '../../lib/announcer.js';
import { ROW_INSET } from '../../lib/class-names.js';
import { cx } from '../../lib/cx.js';
import { pressOnce } from '../../lib/events.js';
import { usePassFocus } from '../../lib/pass-focus.js';
import { useRoomAtEnd } from '../../lib/sizes.js';
import type { DecisionKind, DeclineReason } from '../request-actions/index.js';
import { WhyLine } from './why-line.js';

export interface DecisionBarProps {
  subject: 'request' | 'application';
  /** How many rows are selected. */
  count: number;
  /** Their sum: '$3,400, leaves $30,200 of this month’s budget'. */
  sum?: string | undefined;
  /** Their actions. */
  kinds: readonly DecisionKind[];
  /** Asks why before they are declined. */
  askWhy: boolean;
  onDecide: (kind: DecisionKind, why?: DeclineReason) => void;
  onClear: () => void;
}

const BUTTON =
  't:text-inherit t:hover:bg-[color-mix(in_oklab,currentColor_16%,transparent)] t:data-[weight=main]:bg-[color-mix(in_oklab,currentColor_16%,transparent)] t:inline-flex t:min-h-button-height-sm t:touch:min-h-touch-target t:items-center t:justify-center t:gap-2 t:rounded-control t:px-3 t:text-label t:font-semibold t:transition-press';

/** Shows the actions of selected rows at the foot of their list. */
export function DecisionBar({ subject, count, sum, kinds, askWhy, onDecide, onClear }: DecisionBarProps) {
  const t = useMessages(bulkMessages);
  const format = useFormatters();
  const tell = useTell();
  const bar = useRef<HTMLElement | null>(null);
  useRoomAtEnd(bar, true);
  const [isAsking, setAsking] = useState(false);
  const selected = t['bulk.selected']({ count }, format);
  useEffect(() => tell(selected), [tell, selected]);
  const decide = (kind: DecisionKind) => {
    if (kind === 'decline' && askWhy) setAsking(true);
    else onDecide(kind);
  };
  const button = (kind: DecisionKind, icon: ReactNode) =>
    kinds.includes(kind) ? (
      <button
        type="button"
        data-weight={kind === 'approve' ? 'main' : undefined}
        className={BUTTON}
        onClick={() => decide(kind)}
      >
        {icon}
        <span className="t:contents">{t[`bulk.${kind}`]({ count }, format)}</span>
      </button>
    ) : null;
  return (
    <section
      data-slot="decision-bar"
      aria-label={t['bulk.actions']}
      tabIndex={-1}
      ref={usePassFocus(bar)}
      className={cx(
        't:tall:sticky t:stick-bottom t:z-1 t:[--tapa-room-end:0px] t:@container/rows t:root',
        ROW_INSET,
      )}
      onKeyDown={pressOnce}
    >
      {isAsking ? (
        <div className="t:border-t t:bg-surface t:px-(--row-inset) t:py-3">
          <WhyLine
            subject={subject}
            title={t['bulk.why']}
            noteLabel={t['bulk.note-to-all']}
            of={selected}
            onDecline={(why) => onDecide('decline', why)}
            onCancel={() => setAsking(false)}
          />
        </div>
      ) : null}
      <div
        data-tapa-surface="deep"
        className="t:bg-[light-dark(var(--tapa-color-inverse),var(--tapa-color-surface-raised))] t:text-[light-dark(var(--tapa-color-text-inverse),var(--tapa-color-text))] t:flex t:min-h-14 t:flex-wrap t:items-center t:gap-x-1.5 t:gap-y-2 t:rounded-b-panel t:px-(--row-inset) t:py-2.5"
      >
        <b className="t:font-semibold t:figures-in-text">{selected}</b>
        {sum ? <span className="t:ms-1.5 t:text-label t:figures-in-text">{sum}</span> : null}
        <span className="t:ms-auto t:flex t:flex-wrap t:gap-1.5 t:@max-phone/rows:w-full t:@max-phone/rows:*:flex-1">
          {button('decline', null)}
          {button('approve', <Check aria-hidden="true" className="t:icon-16" />)}
          <button type="button" className={BUTTON} aria-keyshortcuts="Escape" onClick={onClear}>
            {t['bulk.clear']}
          </button>
        </span>
      </div>
    </section>
  );
}
