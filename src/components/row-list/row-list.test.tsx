import { cleanup, render, screen } from '@testing-library/react';
import { createRef, type ReactNode } from 'react';
import { afterEach, expect, it } from 'vitest';
import { Loading } from '../skeleton/index.js';
import { RowList } from './row-list.js';

afterEach(cleanup);

interface Shown {
  rows?: readonly string[];
  loading?: boolean;
  skeletonRow?: ReactNode;
}

it('keeps its root element with its native props in every state', () => {
  const ref = createRef<HTMLDivElement>();
  const list = ({ rows = [], loading = false, skeletonRow }: Shown) => (
    <Loading active={loading}>
      <RowList
        aria-label="Tours"
        rows={rows}
        rowKey={(row) => row}
        skeletonRow={skeletonRow}
        empty="No tours yet"
        ref={ref}
        id="tours"
        className="mine"
        data-testid="list"
      >
        {(row) => <li>{row}</li>}
      </RowList>
    </Loading>
  );
  const { rerender } = render(list({ rows: ['Bougainville'] }));
  const element = screen.getByTestId('list');
  const expectSame = (text: string) => {
    expect(screen.getByTestId('list')).toBe(element);
    expect(ref.current).toBe(element);
    expect(element.id).toBe('tours');
    expect(element.classList).toContain('mine');
    expect(element.textContent).toBe(text);
  };
  expectSame('Bougainville');
  rerender(list({}));
  expectSame('No tours yet');
  rerender(list({ loading: true }));
  expectSame('');
  expect(element.querySelectorAll('[data-slot="skeleton-rows"] > *')).toHaveLength(3);
  rerender(list({ loading: true, skeletonRow: <li>A tour</li> }));
  expectSame('A tourA tourA tour');
});
