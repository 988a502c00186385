'use client';
import {
  type ReactNode,
  useCallback,
  useDeferredValue,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react';
import { SideSheet, type SideSheetProps } from '../../components/side-sheet/index.js';
import { useLoading } from '../../components/skeleton/index.js';
import { useAnnounce } from '../../components/toast/index.js';
import { listMessages } from '../../i18n/compiled/en/list.js';
import { useFormatters } from '../../i18n/use-formatters.js';
import { useMessages } from '../../i18n/use-messages.js';
import { useHandler } from '../../lib/state.js';
import { useOpenRow } from './lists.js';
import { openName } from './row-names.js';

export type SheetContent = Pick<SideSheetProps, 'title' | 'lead' | 'subtitle' | 'actions'> & {
  readonly children: ReactNode;
};

interface RowSheetControl<Row> {
  readonly open: (row: Row, rows: readonly Row[]) => void;
  readonly openKey: string | undefined;
  readonly sheet: ReactNode;
}

/**
 * Keeps the row of a list that is open in a sheet, also in the URL if the host keeps it there.
 *
 * @param rows - all rows of the current data
 * @param kind - distinguishes the rows from others of the tab with the same ids. @default none
 */
export function useRowSheet<Row extends { readonly key: string }>(
  rows: readonly Row[],
  contentOf: (row: Row) => SheetContent,
  kind = '',
): RowSheetControl<Row> {
  const nameOf = useCallback((row: Row) => openName(row, kind), [kind]);
  const find = (name: string) => rows.find((row) => nameOf(row) === name);
  const [opened, open] = useOpenRow(useId(), (name) => find(name) !== undefined);
  // The rows before and after it, as the list showed them.
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

interface RowSheetProps<Row> {
  opened: string | null;
  order: readonly string[];
  onChange: (name: string | null) => void;
  rows: readonly Row[];
  nameOf: (row: Row) => string;
  contentOf: (row: Row) => SheetContent;
}

/** Sheet of one row, with steps to the rows before and after it. It closes when its row is gone. */
function RowSheet<Row extends { readonly key: string }>({
  opened,
  order,
  onChange,
  rows: all,
  nameOf,
  contentOf,
}: RowSheetProps<Row>) {
  // The row shows the press at once; the sheet, which takes longer on a phone, follows.
  const wanted = useDeferredValue(opened);
  const format = useFormatters();
  const t = useMessages(listMessages);
  const loading = useLoading();
  const rows = useMemo(() => {
    // A URL may open a row that is not among those shown.
    if (wanted === null || !order.includes(wanted)) return wanted === null ? [] : all;
    const now = new Map(all.map((row) => [nameOf(row), row]));
    return order.flatMap((name) => now.get(name) ?? []);
  }, [all, order, wanted, nameOf]);
  const index = rows.findIndex((row) => nameOf(row) === wanted);
  const row = rows[index];
  // The content stays while the sheet closes.
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
