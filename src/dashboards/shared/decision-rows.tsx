'use client';
import type { ReactNode } from 'react';
import { useSampleData } from '../../components/badge/index.js';
import { PAGE_SIZE, type PagerControl } from '../../components/pager/index.js';
import {
  type DecisionKind,
  type Decisions,
  isFree,
  isShownAsMade,
  statusAfter,
  useDecisions,
} from '../../components/request-actions/index.js';
import {
  type DecidableRow,
  DecisionFoot,
  type DecisionListOptions,
  type RequestRowProps,
  useDecisionList,
} from '../../components/request-row/index.js';
import { RowList } from '../../components/row-list/index.js';
import { identityOf } from '../../domain/define-list.js';
import { isPending } from '../../domain/index.js';
import { requestMessages } from '../../i18n/compiled/en/request.js';
import { useMessages } from '../../i18n/use-messages.js';
import { useRowCommands } from './open-tab.js';
import { joinByDots, useOpenLabel } from './row-names.js';
import { type SheetContent, useRowSheet } from './row-sheet.js';

export type DecisionListProps<Row extends DecidableRow> = Omit<
  DecisionRowsProps<Row>,
  'list' | 'kind' | 'placeholder' | 'contentOf' | 'children'
>;

interface DecisionRowsProps<Row extends DecidableRow> extends PagerControl {
  label: string;
  list: DecisionListOptions<Row>;
  kind?: string | undefined;
  placeholder: Row;
  empty: ReactNode;
  skeletonRows: number;
  contentOf: (row: Row) => SheetContent;
  /** Renders a row: a `RequestRow` with these props. */
  children: (row: Row, props: Partial<Omit<RequestRowProps, 'name' | 'status' | 'subject'>>) => ReactNode;
}

/** Callback of a skeleton row, so that its lines and buttons keep their place. */
const ignore = (): void => undefined;

export function DecisionRows<Row extends DecidableRow>({
  label,
  list,
  kind,
  placeholder,
  contentOf,
  children,
  ...rest
}: DecisionRowsProps<Row>) {
  const { rows, all = rows, facts, onApprove, onDecline } = list;
  const { page } = rest;
  const onPage = page === undefined ? rows : rows.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE);
  const { rowProps, bar, onKeyDown } = useDecisionList({ ...list, onPage });
  const isSample = useSampleData();
  const decisions = useDecisions();
  const { open, sheet } = useRowSheet(
    all,
    (row) => {
      const status = statusAfter(row.status, decisions.get(identityOf(row)));
      const [name] = facts(row);
      return {
        ...contentOf({ ...row, status }),
        actions: isPending(status) ? (
          <DecisionFoot subject={list.subject} name={name} status={row.status} {...rowProps(row)} />
        ) : undefined,
      };
    },
    kind,
  );
  const openLabel = useOpenLabel(facts);
  const t = useMessages(requestMessages);
  useRowCommands(() =>
    isSample || !onApprove
      ? []
      : onPage
          .filter((row) => isPending(row.status) && isFree(decisions.get(identityOf(row))))
          .map((row) => {
            const [of, ...more] = facts(row);
            const { decidable } = rowProps(row);
            return {
              id: `approve/${identityOf(row)}`,
              label: t['request.approve-of']({ of }),
              detail: joinByDots(...more),
              onPress: () => decidable?.decisions?.decide([decidable], 'approve'),
            };
          }),
  );
  return (
    <>
      <RowList
        aria-label={label}
        rows={rows}
        rowKey={({ key }) => key}
        skeletonRow={children(placeholder, {
          onOpen: ignore,
          onApprove: onApprove && ignore,
          onDecline: onDecline && ignore,
        })}
        onKeyDown={onKeyDown}
        {...rest}
      >
        {(row, _index, shown) =>
          children(row, {
            onOpen: isSample ? undefined : () => open(row, shown),
            openLabel: openLabel(row, shown),
            ...rowProps(row),
          })
        }
      </RowList>
      {bar}
      {sheet}
    </>
  );
}

/** Returns rows that already show a decision while their data is still pending, by kind of decision. */
export function decidedOf<Row extends DecidableRow>(
  rows: readonly Row[],
  decisions: Decisions,
): Readonly<Record<DecisionKind, readonly Row[]>> {
  const made = (kind: DecisionKind) =>
    rows.filter((row) => {
      const decision = decisions.get(identityOf(row));
      return decision?.kind === kind && isPending(row.status) && isShownAsMade(decision);
    });
  return { approve: made('approve'), decline: made('decline') };
}

/** Returns whether a row stays among the pending ones: also while it is decided or can be undone. */
export const keepsPlace = (decisions: Decisions, row: DecidableRow): boolean =>
  isPending(row.status) || decisions.get(identityOf(row)) !== undefined;
