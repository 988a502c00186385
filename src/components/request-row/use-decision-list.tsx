'use client';
import { type KeyboardEvent, type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { identityOf } from '../../domain/define-list.js';
import { isPending } from '../../domain/status.js';
import { bulkMessages } from '../../i18n/compiled/en/bulk.js';
import { useJoinFacts } from '../../i18n/sentences.js';
import { useFormatters } from '../../i18n/use-formatters.js';
import { useMessages } from '../../i18n/use-messages.js';
import { Check } from '../../icons/compiled/check.js';
import { useAnnounceText } from '../../lib/announcer.js';
import { cx } from '../../lib/cx.js';
import { pressOnce, whenEscaped, whenPressed } from '../../lib/events.js';
import { useRestoreFocus } from '../../lib/restore-focus.js';
import { ROW_INSET } from '../../lib/rows.js';
import { useRoomAtEnd } from '../../lib/sizes.js';
import { useHandler } from '../../lib/state.js';
import { namesByKey } from '../../lib/text.js';
import { useSampleData } from '../badge/index.js';
import {
  type DecisionCallbacks,
  type DecisionKind,
  type DecisionRow,
  type DeclineReason,
  useDecisionNotifications,
  useDecisions,
} from '../request-actions/index.js';
import { useLoading } from '../skeleton/index.js';
import type { RequestRowProps } from './request-row.js';
import { WhyLine } from './why-line.js';

/** A row that can be decided on. */
export interface DecidableRow {
  /** Stable key. Rows of sanitised lists without ids are identified by their objects. */
  readonly key: string;
  readonly status: string;
}

/** Callbacks of a list's rows. Each may return a promise. A button without callback does nothing. */
export interface ListDecisions<Row> extends Pick<DecisionCallbacks, 'optimistic' | 'undoMs' | 'askWhy'> {
  /** Called by Approve. */
  onApprove?: ((row: Row) => unknown) | undefined;
  /** Called by Decline, with the reason where `askWhy` is set. */
  onDecline?: ((row: Row, why?: DeclineReason) => unknown) | undefined;
  /** Called by Undo, which shows for `undoMs` after a decision's promise is fulfilled. @default no Undo */
  onUndo?: ((row: Row, kind: DecisionKind) => unknown) | undefined;
}

export interface DecisionListOptions<Row extends DecidableRow> extends ListDecisions<Row> {
  rows: readonly Row[];
  /** Rows of the open page. @default `rows` */
  onPage?: readonly Row[] | undefined;
  /** All rows, also those that a search hides. @default `rows` */
  all?: readonly Row[] | undefined;
  subject: DecisionRow['subject'];
  /** Returns facts that identify a row, the name first. Must be a stable function. */
  facts: (row: Row) => readonly [name: string, ...more: string[]];
  /** Minimum of facts in the name of a row. More are added until names are unique. @default 1 */
  least?: number | undefined;
  /** Returns the total of the selected rows as text. */
  sumText?: ((rows: readonly Row[]) => string | undefined) | undefined;
  /** True where several rows can be selected and decided at once. @default true */
  isSelectable?: boolean | undefined;
}

type RowProps = Pick<RequestRowProps, 'decidable' | 'of' | 'selected' | 'selecting' | 'onSelect'>;

interface DecisionList<Row> {
  rowProps: (row: Row) => RowProps;
  /** Clears the selection on Escape. For the element around the list. */
  onKeyDown: ((event: KeyboardEvent<HTMLElement>) => void) | undefined;
  bar: ReactNode;
}

/**
 * Returns props and a selection bar to decide on rows. Callbacks get them as they are in the current data.
 *
 * @example
 * const { rowProps, bar, onKeyDown } = useDecisionList({ rows, subject: 'request', facts, onApprove: api.approve });
 */
export function useDecisionList<Row extends DecidableRow>({
  rows,
  onPage = rows,
  all = rows,
  subject,
  facts,
  least = 1,
  sumText,
  isSelectable = true,
  onApprove,
  onDecline,
  onUndo,
  undoMs,
  optimistic,
  askWhy = false,
}: DecisionListOptions<Row>): DecisionList<Row> {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const sample = useSampleData();
  const loading = useLoading();
  const decisions = useDecisions();
  const notify = useDecisionNotifications(decisions);
  const joinFacts = useJoinFacts();
  // Of all rows, so that a decision changes no names.
  const names = useMemo(() => namesByKey(all, facts, joinFacts, least), [all, facts, joinFacts, least]);
  const longName = (row: Row) => joinFacts(facts(row).slice(0, least + 1));
  // A host that lists only pending rows has removed a decided one: its last version is used.
  const present = (row: Row) => all.find((each) => identityOf(each) === identityOf(row)) ?? row;
  const approve = useHandler((row: Row) => onApprove?.(present(row)));
  const decline = useHandler((row: Row, ...why: [DeclineReason?]) => onDecline?.(present(row), ...why));
  const undo = useHandler((row: Row, kind: DecisionKind) => onUndo?.(present(row), kind));
  // A row without an id is found in later data by its name: its key is an index, and its object may change.
  const idOf = (row: Row) => (identityOf(row) === row.key ? row.key : longName(row));
  useEffect(() => decisions.compare(({ inData }) => all.find((row) => idOf(row) === inData?.id)?.status));
  const canBeChosen = (row: Row) => isPending(row.status) && decisions.get(identityOf(row)) === undefined;
  // A row that was removed or decided is no longer selected when it comes back.
  const kept = loading
    ? chosen
    : new Set(
        all
          .filter(canBeChosen)
          .map(identityOf)
          .filter((key) => chosen.has(key)),
      );
  if (kept.size < chosen.size) setChosen(kept);
  const selected = rows.filter((row) => chosen.has(identityOf(row)) && canBeChosen(row));
  const canSelect =
    isSelectable &&
    !sample &&
    !loading &&
    (onApprove ?? onDecline) !== undefined &&
    rows.filter(canBeChosen).length > 1;
  const clear = () => setChosen(new Set());
  const decidable = (row: Row, isOneOfMany = false): DecisionRow => ({
    key: identityOf(row),
    decisions,
    subject,
    name: facts(row)[0],
    of: names.get(row.key) ?? facts(row)[0],
    isOneOfMany,
    inData: { id: idOf(row), name: longName(row) },
    onApprove: onApprove && (() => approve(row)),
    onDecline: onDecline && ((...why) => decline(row, ...why)),
    onUndo: onUndo && ((kind) => undo(row, kind)),
    undoMs,
    optimistic,
    askWhy,
    notify,
  });

  const decideAll = (kind: DecisionKind, why?: DeclineReason) => {
    decisions.decide(
      selected.map((row) => decidable(row, true)),
      kind,
      why,
    );
    clear();
  };

  return {
    rowProps: (row) => ({
      decidable: decidable(row),
      of: names.get(row.key),
      ...(canSelect && {
        selected: selected.includes(row),
        selecting: selected.length > 0,
        onSelect: (isSelected) => {
          const next = new Set(chosen);
          if (isSelected) next.add(identityOf(row));
          else next.delete(identityOf(row));
          setChosen(next);
        },
      }),
    }),
    onKeyDown: selected.length > 0 ? whenEscaped(clear) : undefined,
    bar:
      selected.length > 0 ? (
        <DecisionBar
          subject={subject}
          count={selected.length}
          elsewhere={selected.filter((row) => !onPage.includes(row)).length}
          sum={sumText?.(selected)}
          kinds={[...(onDecline ? (['decline'] as const) : []), ...(onApprove ? (['approve'] as const) : [])]}
          askWhy={askWhy}
          onDecide={decideAll}
          onClear={clear}
        />
      ) : null,
  };
}

interface DecisionBarProps {
  subject: 'request' | 'application';
  count: number;
  elsewhere: number;
  /** Total as text: '$3,400, leaves $30,200 of this month’s budget'. */
  sum?: string | undefined;
  kinds: readonly DecisionKind[];
  askWhy: boolean;
  onDecide: (kind: DecisionKind, why?: DeclineReason) => void;
  onClear: () => void;
}

const BUTTON =
  't:text-inherit t:hover:bg-current/16 t:inline-flex t:min-h-button-height-sm t:touch:min-h-touch-target t:items-center t:justify-center t:gap-2 t:rounded-control t:px-3 t:text-label t:font-semibold t:transition-press';

function DecisionBar({ subject, count, elsewhere, sum, kinds, askWhy, onDecide, onClear }: DecisionBarProps) {
  const t = useMessages(bulkMessages);
  const format = useFormatters();
  const announceText = useAnnounceText();
  const bar = useRef<HTMLElement | null>(null);
  useRoomAtEnd(bar, true);
  const [isAsking, setAsking] = useState(false);
  const joinFacts = useJoinFacts();
  const selected = joinFacts([
    t['bulk.selected']({ count }, format),
    elsewhere > 0 ? t['bulk.elsewhere']({ elsewhere }, format) : '',
  ]);
  useEffect(() => announceText(selected), [announceText, selected]);
  const decide = (kind: DecisionKind) => {
    if (kind === 'decline' && askWhy) setAsking(true);
    else onDecide(kind);
  };
  const button = (kind: DecisionKind, icon: ReactNode) =>
    kinds.includes(kind) ? (
      <button
        type="button"
        data-weight={kind === 'approve' ? 'main' : undefined}
        className={cx(BUTTON, kind === 'approve' && 't:bg-current/16')}
        onClick={whenPressed(() => decide(kind))}
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
      ref={useRestoreFocus(bar)}
      className={cx(
        't:tall:sticky t:bottom-[calc(var(--tapa-stuck-bottom,0px)+var(--tapa-sticky-bottom,0px))] t:z-1 t:[--tapa-room-end:0px] t:@container t:root',
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
        className="t:bg-inverse t:text-on-inverse t:flex t:min-h-14 t:flex-wrap t:items-center t:gap-x-1.5 t:gap-y-2 t:rounded-b-panel t:px-(--row-inset) t:py-2.5"
      >
        <b className="t:font-semibold t:figures-in-text">{selected}</b>
        {sum ? <span className="t:ms-2 t:text-label t:figures-in-text">{sum}</span> : null}
        <span className="t:ms-auto t:flex t:flex-wrap t:gap-1.5 t:@max-phone:w-full t:@max-phone:*:flex-1">
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
