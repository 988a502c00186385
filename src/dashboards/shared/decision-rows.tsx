'use client';
import type { ReactNode } from 'react';
import { useSampleData } from '../../components/badge/index.js';
import type { PagerControl } from '../../components/pager/index.js';
import {
  type DecidableRow,
  type DecisionListOptions,
  type RequestRowProps,
  useDecisionList,
} from '../../components/request-row/index.js';
import { RowList } from '../../components/row-list/index.js';
import { type SheetContent, useOpenLabel, useRowSheet } from './row-sheet.js';

/** Props of a list of one kind of rows, which knows what decides on them and what they say. */
export type DecisionListProps<Row extends DecidableRow> = Omit<
  DecisionRowsProps<Row>,
  'list' | 'placeholder' | 'contentOf' | 'children'
>;

interface DecisionRowsProps<Row extends DecidableRow> extends PagerControl {
  label: string;
  /** The rows, and the decisions on them. */
  list: DecisionListOptions<Row>;
  /** Stands for a row that loads. */
  placeholder: Row;
  /** Completes the names of the buttons that open rows, where another list of the page has the same rows. @default they are told apart by their data */
  within?: string | undefined;
  empty: ReactNode;
  skeletonRows: number;
  /** Returns what the sheet says of a row. */
  contentOf: (row: Row) => SheetContent;
  /** Renders a row: a `RequestRow` with these props. */
  children: (row: Row, props: Partial<Omit<RequestRowProps, 'name' | 'status' | 'subject'>>) => ReactNode;
}

/** Callbacks of a row that is loading: its buttons keep their place. */
const ignore = (): void => undefined;

/** Rows that are decided on, one at a time or several at once, and open in a sheet. */
export function DecisionRows<Row extends DecidableRow>({
  label,
  list,
  placeholder,
  within,
  contentOf,
  children,
  ...rest
}: DecisionRowsProps<Row>) {
  const { rows, all = rows, facts, onApprove, onDecline } = list;
  const { rowProps, bar, onKeyDown } = useDecisionList(list);
  const isSample = useSampleData();
  const { open, sheet } = useRowSheet(all, contentOf);
  const openLabel = useOpenLabel(facts, within);
  return (
    <>
      <RowList
        aria-label={label}
        rows={rows}
        rowKey={({ key }) => key}
        skeletonRow={children(placeholder, {
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
