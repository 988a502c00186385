'use client';
import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { identityOf } from '../../domain/define-list.js';
import { isPending } from '../../domain/status.js';
import { isFromInside } from '../../lib/from-inside.js';
import { useSampleData } from '../badge/index.js';
import {
  type DecisionKind,
  type DecisionSubject,
  type DeclineReason,
  useDecisions,
} from '../request-actions/index.js';
import { useLoading } from '../skeleton/index.js';
import { DecisionBar } from './decision-bar.js';
import type { RequestRowProps } from './request-row.js';
import { useBulkNews } from './use-bulk-news.js';

/** A row that can be decided on. */
export interface DecidableRow {
  /** The same as long as the row is; rows of sanitised lists without ids are told apart by their objects. */
  readonly key: string;
  readonly status: string;
}

/** What decides on the rows of a list. Each callback may return a promise. */
export interface ListDecisions<Row extends DecidableRow> {
  onApprove?: ((row: Row) => unknown) | undefined;
  /** Gets the reason where that is asked for. */
  onDecline?: ((row: Row, why?: DeclineReason) => unknown) | undefined;
  /** Takes a decision back; without it there is no Undo. */
  onUndo?: ((row: Row, kind: DecisionKind) => unknown) | undefined;
  /** Shows decisions at once, before their answers. @default false */
  optimistic?: boolean | undefined;
  /** Asks why before Decline. @default false */
  askWhy?: boolean | undefined;
}

interface DecisionListOptions<Row extends DecidableRow> extends ListDecisions<Row> {
  rows: readonly Row[];
  /** All rows that there are, also those that a search hides. @default as `rows` */
  all?: readonly Row[] | undefined;
  subject: DecisionSubject['subject'];
  nameOf: (row: Row) => string;
  /** What tells a row from others: 'Ana Vuki, Honiara'. */
  of: (row: Row) => string;
  /** What the selected rows come to, in words. */
  sumText?: ((rows: readonly Row[]) => string | undefined) | undefined;
  /** Whether several can be selected and decided at once. @default true */
  isSelectable?: boolean | undefined;
}

type RowProps = Pick<
  RequestRowProps,
  | 'decisionKey'
  | 'onApprove'
  | 'onDecline'
  | 'onUndo'
  | 'optimistic'
  | 'askWhy'
  | 'selected'
  | 'selecting'
  | 'onSelect'
>;

interface DecisionList<Row> {
  /** Props of a row's `RequestRow`. */
  rowProps: (row: Row) => RowProps;
  /** Handler for the element around the list: Escape clears the selection. */
  onKeyDown: (event: KeyboardEvent) => void;
  /** The bar below the list, while rows are selected. */
  bar: ReactNode;
}

/**
 * Decides on the rows of a list, one at a time or several at once.
 *
 * @example
 * const { rowProps, bar, onKeyDown } = useDecisionList({ rows, subject: 'request', nameOf, of, onApprove: api.approve });
 */
export function useDecisionList<Row extends DecidableRow>({
  rows,
  all = rows,
  subject,
  nameOf,
  of,
  sumText,
  isSelectable = true,
  onApprove,
  onDecline,
  onUndo,
  optimistic = false,
  askWhy = false,
}: DecisionListOptions<Row>): DecisionList<Row> {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const sample = useSampleData();
  const loading = useLoading();
  const decisions = useDecisions();
  const bulkNewsOf = useBulkNews(decisions);
  const isFree = (row: Row) => isPending(row.status) && decisions.get(identityOf(row)) === undefined;
  // A row that has gone or is decided is not selected when it comes back.
  const kept = loading
    ? chosen
    : new Set(
        all
          .filter(isFree)
          .map(identityOf)
          .filter((key) => chosen.has(key)),
      );
  if (kept.size < chosen.size) setChosen(kept);
  const selected = rows.filter((row) => chosen.has(identityOf(row)) && isFree(row));
  const canSelect =
    isSelectable &&
    !sample &&
    !loading &&
    (onApprove ?? onDecline) !== undefined &&
    rows.filter(isFree).length > 1;
  const make = (row: Row, kind: DecisionKind, why?: DeclineReason) =>
    kind === 'approve' ? onApprove?.(row) : why ? onDecline?.(row, why) : onDecline?.(row);
  const clear = () => setChosen(new Set());

  const decideAll = (kind: DecisionKind, why?: DeclineReason) => {
    const newsOf = bulkNewsOf(
      selected.map((row) => ({ key: identityOf(row), subject, name: nameOf(row), of: of(row) })),
      kind,
      onUndo !== undefined,
    );
    for (const row of selected) {
      decisions.make(identityOf(row), kind, why, {
        make: () => make(row, kind, why),
        undo: onUndo && (() => onUndo(row, kind)),
        optimistic,
        onNews: newsOf(identityOf(row)),
      });
    }
    clear();
  };

  return {
    rowProps: (row) => ({
      decisionKey: identityOf(row),
      onApprove: onApprove && (() => onApprove(row)),
      onDecline: onDecline && ((why) => make(row, 'decline', why)),
      onUndo: onUndo && ((kind) => onUndo(row, kind)),
      optimistic,
      askWhy,
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
    onKeyDown: (event) => {
      if (event.key !== 'Escape' || event.defaultPrevented || !isFromInside(event)) return;
      if (selected.length === 0) return;
      event.preventDefault();
      clear();
    },
    bar:
      selected.length > 0 ? (
        <DecisionBar
          subject={subject}
          count={selected.length}
          sum={sumText?.(selected)}
          kinds={[...(onDecline ? (['decline'] as const) : []), ...(onApprove ? (['approve'] as const) : [])]}
          askWhy={askWhy}
          onDecide={decideAll}
          onClear={clear}
        />
      ) : null,
  };
}
