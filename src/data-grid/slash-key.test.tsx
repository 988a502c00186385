import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Booking, bookings, COLUMNS } from '../testing/grid-bookings.js';
import { TapaProvider } from '../theme/index.js';
import { DataGrid } from './data-grid.js';
import { DataList, type DataListProps } from './data-list.js';

afterEach(cleanup);
beforeEach(() => {
  // happy-dom has no layout: makes all elements visible.
  const rects = [new DOMRect(0, 0, 9, 9)] as unknown as DOMRectList;
  vi.spyOn(Element.prototype, 'getClientRects').mockReturnValue(rects);
  return () => vi.restoreAllMocks();
});

const ROWS = bookings(3);

type Props = Pick<DataListProps<Booking>, 'searchKey'>;

const GRIDS: readonly [name: string, testGrid: (props: Props) => ReactElement][] = [
  [
    'a table',
    (props) => (
      <DataGrid aria-label="Bookings" columns={COLUMNS} rows={ROWS} rowKey={({ id }) => id} {...props} />
    ),
  ],
  [
    'rows',
    (props) => (
      <DataList columns={COLUMNS} rows={ROWS} {...props}>
        {() => null}
      </DataList>
    ),
  ],
];

const field = () => screen.getByRole('textbox', { name: 'Search' });
const slash = () => fireEvent.keyDown(document.body, { key: '/' });

describe.each(GRIDS)('the shortcut for the search of %s', (_name, testGrid) => {
  it('is a slash', () => {
    render(testGrid({}));
    slash();
    expect(document.activeElement).toBe(field());
    expect(field().getAttribute('aria-keyshortcuts')).toBe('/');
  });

  it.each<[by: string, page: () => ReactElement]>([
    ['the grid', () => testGrid({ searchKey: false })],
    ['the provider', () => <TapaProvider characterKeys={false}>{testGrid({})}</TapaProvider>],
    [
      'an outer provider',
      () => (
        <TapaProvider characterKeys={false}>
          <TapaProvider locale="fr-FR">{testGrid({})}</TapaProvider>
        </TapaProvider>
      ),
    ],
  ])('is turned off and hidden by %s', (_by, page) => {
    render(page());
    expect(slash()).toBe(true);
    expect(document.activeElement).toBe(document.body);
    expect(field().hasAttribute('aria-keyshortcuts')).toBe(false);
    expect(screen.queryByText('/')).toBeNull();
  });

  it('works again when the provider allows it', () => {
    const page = (characterKeys: boolean) => (
      <TapaProvider characterKeys={characterKeys}>{testGrid({})}</TapaProvider>
    );
    const { rerender } = render(page(false));
    rerender(page(true));
    slash();
    expect(document.activeElement).toBe(field());
  });
});
