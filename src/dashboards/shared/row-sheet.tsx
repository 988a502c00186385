'use client';
import { type ReactNode, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { useSampleData } from '../../components/badge/index.js';
import { PAGE_SIZE, type PagerControl } from '../../components/pager/index.js';
import {
  type DecidableRow,
  type DecisionListOptions,
  type RequestRowProps,
  useDecisionList,
} from '../../components/request-row/index.js';
import { RowList } from '../../components/row-list/index.js';
import { SideSheet, type SideSheetProps } from '../../components/side-sheet/index.js';
import { useLoading } from '../../components/skeleton/index.js';
import { useAnnounce } from '../../components/toast/index.js';
import { identityOf } from '../../domain/define-list.js';
import { daysOfSpan, parseDaySpan } from '../../domain/index.js';
import { listMessages } from '../../i18n/compiled/en/lists.js';
import { useFacts } from '../../i18n/sentence.js';
import { useFormatters } from '../../i18n/use-formatters.js';
import { useMessages } from '../../i18n/use-messages.js';
import { useHandler } from '../../lib/state.js';
import { namesByKey } from '../../lib/text.js';

/** The content of a sheet about a row. */
export type SheetContent = Pick<SideSheetProps, 'title' | 'lead' | 'subtitle' | 'actions'> & {
  readonly children: ReactNode;
};

/** The row that is open in a sheet, and its neighbours in the order that they were shown in, all by their keys. */
interface OpenedRow {
  readonly key: string | null;
  readonly order: readonly string[];
}

const NOTHING_OPEN: OpenedRow = { key: null, order: [] };

interface RowSheetControl<Row> {
  /** Opens a row, for `onOpenRow`. */
  readonly open: (row: Row, rows: readonly Row[]) => void;
  /** The key of the open row, by which its list marks it. */
  readonly openKey: string | undefined;
  readonly sheet: ReactNode;
}

/**
 * Keeps which row of a list is open in a sheet.
 *
 * @param rows - all rows of the present data, where the sheet finds its own
 * @param contentOf - what the sheet says of a row
 */
export function useRowSheet<Row extends { readonly key: string }>(
  rows: readonly Row[],
  contentOf: (row: Row) => SheetContent,
): RowSheetControl<Row> {
  const [opened, setOpened] = useState(NOTHING_OPEN);
  const isOpen = (row: Row) => identityOf(row) === opened.key;
  return {
    open: (row, shown) => setOpened({ key: identityOf(row), order: shown.map(identityOf) }),
    openKey: opened.key === null ? undefined : rows.find(isOpen)?.key,
    sheet: (
      <RowSheet
        opened={opened}
        onChange={(key) => setOpened(({ order }) => (key === null ? NOTHING_OPEN : { key, order }))}
        rows={rows}
        contentOf={contentOf}
      />
    ),
  };
}

/**
 * Names the buttons that open the rows of a list, from those of one page.
 *
 * @param partsOf - what a row is called, and what tells it from others of that name, in this order
 */
export function useOpenLabel<Row extends { readonly key: string }>(
  partsOf: (row: Row) => readonly [string, ...string[]],
): (row: Row, shown: readonly Row[]) => string {
  const inARow = useFacts();
  // One language's names of each page of rows.
  const namesIn = useMemo(() => {
    const known = new WeakMap<readonly Row[], ReadonlyMap<string, string>>();
    return (shown: readonly Row[], parts: typeof partsOf) => {
      const names = known.get(shown) ?? namesByKey(shown, parts, inARow);
      known.set(shown, names);
      return names;
    };
  }, [inARow]);
  return (row, shown) => {
    const names = namesIn(shown, partsOf);
    return names.get(row.key) ?? partsOf(row)[0];
  };
}

interface RowSheetProps<Row> {
  opened: OpenedRow;
  onChange: (key: string | null) => void;
  rows: readonly Row[];
  contentOf: (row: Row) => SheetContent;
}

/** One row of a list with all its fields, and the way to the ones before and after it. It closes once its row is gone. */
function RowSheet<Row extends { readonly key: string }>({
  opened,
  onChange,
  rows: all,
  contentOf,
}: RowSheetProps<Row>) {
  // The row shows at once that it was pressed; the sheet, which takes a phone longer, follows.
  const { key: wanted, order } = useDeferredValue(opened);
  const format = useFormatters();
  const t = useMessages(listMessages);
  const loading = useLoading();
  const rows = useMemo(() => {
    if (order.length === 0) return [];
    const now = new Map(all.map((row) => [identityOf(row), row]));
    return order.flatMap((key) => now.get(key) ?? []);
  }, [all, order]);
  const index = rows.findIndex((row) => identityOf(row) === wanted);
  const row = rows[index];
  // It stays what it is while the sheet moves out.
  const last = useRef<SheetContent | null>(null);
  const content = row ? contentOf(row) : last.current;
  last.current = content;
  useCloseWhenGone(wanted !== null && !row && !loading, content?.title, () => onChange(null));
  if (!content) return null;
  const stepTo = (next: number) => {
    const target = rows[next];
    return target ? () => onChange(identityOf(target)) : null;
  };
  return (
    <SideSheet
      open={row !== undefined || (wanted !== null && loading)}
      onClose={() => onChange(null)}
      position={t['list.place']({ place: index + 1, total: rows.length }, format)}
      onPrevious={stepTo(index - 1)}
      onNext={stepTo(index + 1)}
      {...content}
    />
  );
}

/** Closes a sheet whose row is gone, and says so. */
function useCloseWhenGone(isGone: boolean, name: string | undefined, onClose: () => void): void {
  const t = useMessages(listMessages);
  const announce = useAnnounce();
  const close = useHandler(() => {
    announce({ title: t['list.gone']({ name: name ?? '' }) });
    onClose();
  });
  useEffect(() => {
    if (isGone) close();
  }, [isGone, close]);
}

/** The amount that a sheet is about, before what stands beside it. */
export const SheetAmount = ({
  term,
  amount,
  beside,
}: {
  term: string;
  amount: string;
  beside: ReactNode;
}) => (
  <div className="t:flex t:flex-wrap t:items-end t:justify-between t:gap-3">
    <div className="t:grid">
      <span className="t:text-label t:text-muted">{term}</span>
      <span className="t:font-display t:text-figure-xl">{amount}</span>
    </div>
    {beside}
  </div>
);

/** Returns what writes days with the nights between them: 'Dec 1–5 · 4 nights'. */
export function useStayText(): (dates: string) => string {
  const format = useFormatters();
  const t = useMessages(listMessages);
  return (dates) => {
    const nights = daysOfSpan(parseDaySpan(dates, format.timeZone)) - 1;
    return joinFacts(dates, nights > 0 ? t['list.nights']({ count: nights }, format) : '');
  };
}

/** Facts on one line, without those that are empty: 'Goroka · Festival package'. */
export const joinFacts = (...facts: readonly string[]): string =>
  facts.filter((fact) => fact.trim() !== '').join(' · ');

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
  contentOf,
  children,
  ...rest
}: DecisionRowsProps<Row>) {
  const { rows, all = rows, facts, onApprove, onDecline } = list;
  const { page } = rest;
  const onPage = page === undefined ? rows : rows.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE);
  const { rowProps, bar, onKeyDown } = useDecisionList({ ...list, onPage });
  const isSample = useSampleData();
  const { open, sheet } = useRowSheet(all, contentOf);
  const openLabel = useOpenLabel(facts);
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
