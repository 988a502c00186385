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
