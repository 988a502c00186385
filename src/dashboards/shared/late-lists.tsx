'use client';
import { type ReactElement, Suspense } from 'react';
import { SkeletonRows } from '../../components/skeleton/index.js';
import type { DataGridProps, DataListProps } from '../../data-grid/index.js';
import { latePart } from './late-tab.js';
import { useListState } from './lists.js';
import { type SheetContent, useRowSheet } from './row-sheet.js';

const LIST = latePart(() => import('../../data-grid/data-list.js').then((m) => m.DataList));
const GRID = latePart(() => import('../../data-grid/data-grid.js').then((m) => m.DataGrid));
const List = LIST as <Row>(props: DataListProps<Row>) => ReactElement;
const Grid = GRID as <Row>(props: DataGridProps<Row>) => ReactElement;

const FALLBACK = <SkeletonRows data-late="" />;

export function LateList<Row>(props: DataListProps<Row>): ReactElement {
  const list = useListState(props.columns, props.rows);
  return (
    <Suspense fallback={FALLBACK}>
      <List {...list} {...props} />
    </Suspense>
  );
}

interface Keyed {
  readonly key: string;
}

interface LateGridProps<Row> extends Omit<DataGridProps<Row>, 'rowKey' | 'csv'> {
  file: string;
}

// A constant, so that the grid can memoise by it.
const keyOf = ({ key }: Keyed) => key;

export function LateGrid<Row extends Keyed>({ file, ...props }: LateGridProps<Row>): ReactElement {
  const list = useListState(props.columns, props.rows);
  return (
    <Suspense fallback={FALLBACK}>
      <Grid {...list} rowKey={keyOf} skeletonRows={9} csv={{ name: file }} {...props} />
    </Suspense>
  );
}

interface SheetGridProps<Row> extends LateGridProps<Row> {
  contentOf: (row: Row) => SheetContent;
}

export function SheetGrid<Row extends Keyed>({ contentOf, ...props }: SheetGridProps<Row>) {
  const { open, openKey, sheet } = useRowSheet(props.rows, contentOf);
  return (
    <>
      <LateGrid openRow={openKey} onOpenRow={open} {...props} />
      {sheet}
    </>
  );
}
