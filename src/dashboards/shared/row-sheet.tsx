'use client';
import {
  type ReactNode,
  useCallback,
  useContext,
  useDeferredValue,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useSampleData } from '../../components/badge/index.js';
import { PAGE_SIZE, type PagerControl } from '../../components/pager/index.js';
import { isFree, statusAfter, useDecisions } from '../../components/request-actions/index.js';
import {
  type DecidableRow,
  DecisionFoot,
  type DecisionListOptions,
  type RequestRowProps,
  useDecisionList,
} from '../../components/request-row/index.js';
import { RowList } from '../../components/row-list/index.js';
import { SheetFields, SideSheet, type SideSheetProps } from '../../components/side-sheet/index.js';
import { useLoading } from '../../components/skeleton/index.js';
import { useAnnounce } from '../../components/toast/index.js';
import { TriangleRow } from '../../components/voyage-band/index.js';
import { daysOfMonth } from '../../domain/day-spans.js';
import { identityOf } from '../../domain/define-list.js';
import { daysOfSpan, isPending, parseDaySpan, type SanitizedList } from '../../domain/index.js';
import { listMessages } from '../../i18n/compiled/en/list.js';
import { rangeMessages } from '../../i18n/compiled/en/range.js';
import { requestMessages } from '../../i18n/compiled/en/request.js';
import { useFacts } from '../../i18n/sentence.js';
import { useFormatters, usePeriods } from '../../i18n/use-formatters.js';
import { useMessages } from '../../i18n/use-messages.js';
import { isoDay } from '../../lib/calendar-day.js';
import { useHandler } from '../../lib/state.js';
import { namesByKey } from '../../lib/text.js';
import { useAskList, useOpenRow } from './lists.js';
import { OpenTabContext, useRowCommands } from './open-tab.js';
import type { TabRow } from './shell-props.js';

export type SheetContent = Pick<SideSheetProps, 'title' | 'lead' | 'subtitle' | 'actions'> & {
  readonly children: ReactNode;
};

interface RowSheetControl<Row> {
  readonly open: (row: Row, rows: readonly Row[]) => void;
  /** The key of the open row, by which its list marks it. */
  readonly openKey: string | undefined;
  readonly sheet: ReactNode;
}

/**
 * Keeps which row of a list is open in a sheet, in the address too where the host keeps that.
 *
 * @param rows - all rows of the present data, where the sheet finds its own
 * @param kind - tells the rows from others of a tab whose ids may be the same. @default nothing
 */
export function useRowSheet<Row extends { readonly key: string }>(
  rows: readonly Row[],
  contentOf: (row: Row) => SheetContent,
  kind = '',
): RowSheetControl<Row> {
  const nameOf = useCallback((row: Row) => openName(row, kind), [kind]);
  const find = (name: string) => rows.find((row) => nameOf(row) === name);
  const [opened, open] = useOpenRow(useId(), (name) => find(name) !== undefined);
  // Its neighbours, in the order that they were shown in.
  const [order, setOrder] = useState<readonly string[]>([]);
  return {
    open: (row, shown) => {
      setOrder(shown.map(nameOf));
      open(nameOf(row));
    },
    openKey: opened === null ? undefined : find(opened)?.key,
    sheet: (
      <RowSheet
        opened={opened}
        order={order}
        onChange={open}
        rows={rows}
        nameOf={nameOf}
        contentOf={contentOf}
      />
    ),
  };
}

/** The name of a row in an address: its id, with its kind where a tab has several. */
export const openName = (row: { readonly key: string }, kind = ''): string =>
  kind === '' ? identityOf(row) : `${kind}-${identityOf(row)}`;

/** Returns what gives a list's rows to the search of the top bar, with a kind of `null` where they have no sheet; none of a sample. */
export const tabRows =
  <Row extends { readonly key: string }>(
    { items, isSample }: SanitizedList<Row>,
    textsOf: (row: Row) => Omit<TabRow, 'key'>,
    kind?: string | null,
  ) =>
  (): readonly TabRow[] => {
    if (isSample) return [];
    return items.map((row) => ({ key: kind === null ? undefined : openName(row, kind), ...textsOf(row) }));
  };

/** Names the buttons that open rows, told apart on a page by further parts where names are equal. */
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
  opened: string | null;
  order: readonly string[];
  onChange: (name: string | null) => void;
  rows: readonly Row[];
  nameOf: (row: Row) => string;
  contentOf: (row: Row) => SheetContent;
}

/** One row of a list with all its fields, and the way to the ones before and after it. It closes once its row is gone. */
function RowSheet<Row extends { readonly key: string }>({
  opened,
  order,
  onChange,
  rows: all,
  nameOf,
  contentOf,
}: RowSheetProps<Row>) {
  // The row shows at once that it was pressed; the sheet, which takes a phone longer, follows.
  const wanted = useDeferredValue(opened);
  const format = useFormatters();
  const t = useMessages(listMessages);
  const loading = useLoading();
  const rows = useMemo(() => {
    // An address may open one that is not among those shown.
    if (wanted === null || !order.includes(wanted)) return wanted === null ? [] : all;
    const now = new Map(all.map((row) => [nameOf(row), row]));
    return order.flatMap((name) => now.get(name) ?? []);
  }, [all, order, wanted, nameOf]);
  const index = rows.findIndex((row) => nameOf(row) === wanted);
  const row = rows[index];
  // It stays what it is while the sheet moves out.
  const last = useRef<SheetContent | null>(null);
  const content = row ? contentOf(row) : last.current;
  last.current = content;
  useCloseWhenGone(wanted !== null && !row && !loading, content?.title, () => onChange(null));
  if (!content) return null;
  const stepTo = (next: number) => {
    const target = rows[next];
    return target ? () => onChange(nameOf(target)) : null;
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

/** Returns what opens a row of a tab's list in its sheet, there or on another tab. */
export function useOpenRowOf(tab: string): (row: { readonly key: string }) => void {
  const { current, open } = useContext(OpenTabContext);
  const askList = useAskList();
  return (row) => {
    if (current !== tab) open(tab);
    askList(tab, { open: openName(row) });
  };
}

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

/** The months of a stay that show as days: a longer one is said in words alone. */
const MOST_MONTHS = 2;

/** Shows the days of a row with the nights between them, 'Dec 1–5 · 4 nights', and its month as triangles, one a day. */
export function SheetDays({ term, dates, waits }: { term: string; dates: string; waits: boolean }) {
  const format = useFormatters();
  const periods = usePeriods();
  const t = useMessages(rangeMessages);
  const span = parseDaySpan(dates, format.timeZone);
  const nights = daysOfSpan(span) - 1;
  const stay = span && { key: '', label: '', first: isoDay(span.first), last: isoDay(span.last) };
  const months = stay ? [...new Set([stay.first.slice(0, 7), stay.last.slice(0, 7)])] : [];
  return (
    <div className="t:grid t:gap-3">
      <SheetFields
        fields={[
          { term, value: joinFacts(dates, nights > 0 ? t['range.nights']({ count: nights }, format) : '') },
        ]}
      />
      {stay && nights < MOST_MONTHS * 31
        ? months.map((month) => {
            const looks = daysOfMonth(month, [stay], 0).map(({ look }) => look);
            const days = looks.filter((look) => look !== 'free').length;
            const skipped = looks.findIndex((look) => look !== 'free');
            return (
              <div key={month} aria-hidden="true" className="t:grid t:gap-1">
                <span className="t:text-caption t:text-muted">{periods.month(month)}</span>
                <TriangleRow
                  grounded
                  stretched
                  skipped={skipped}
                  filled={waits ? 0 : days}
                  outlined={waits ? days : 0}
                  left={looks.length - skipped - days}
                />
              </div>
            );
          })
        : null}
    </div>
  );
}

/** Facts on one line, without those that are empty: 'Goroka · Festival package'. */
export const joinFacts = (...facts: readonly string[]): string =>
  facts.filter((fact) => fact.trim() !== '').join(' · ');

/** Props of a list of one kind of rows, which knows what decides on them and what they say. */
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

/** Callbacks of a row that is loading: its lines and buttons keep their place. */
const ignore = (): void => undefined;

/** Rows that are decided on, one at a time or several at once, and open in a sheet. */
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
              detail: joinFacts(...more),
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
