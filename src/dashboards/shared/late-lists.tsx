'use client';
import { type ReactElement, Suspense } from 'react';
import { SkeletonRows } from '../../components/skeleton/index.js';
import type { DataGridProps, DataListProps } from '../../data-grid/index.js';
import { lazyPart } from '../../lib/lazy-part.js';

// Lists to work with, whose code comes with the first tab that shows one: an overview has none.

const LIST = lazyPart(async () => ({ default: (await import('../../data-grid/data-list.js')).DataList }));
const GRID = lazyPart(async () => ({ default: (await import('../../data-grid/data-grid.js')).DataGrid }));
const List = LIST.Component as <Row>(props: DataListProps<Row>) => ReactElement;
const Grid = GRID.Component as <Row>(props: DataGridProps<Row>) => ReactElement;

/** Loads the lists' code. What fails is loaded again where a list shows, which says so if it fails there too. */
export const loadLists = (): Promise<unknown> => Promise.allSettled([LIST.preload(), GRID.preload()]);

/** A `DataList` whose code loads when it is first shown. */
export const LateList = <Row,>(props: DataListProps<Row>): ReactElement => (
  <Suspense fallback={<SkeletonRows />}>
    <List {...props} />
  </Suspense>
);

/** A `DataGrid` whose code loads when it is first shown. */
export const LateGrid = <Row,>(props: DataGridProps<Row>): ReactElement => (
  <Suspense fallback={<SkeletonRows />}>
    <Grid {...props} />
  </Suspense>
);
