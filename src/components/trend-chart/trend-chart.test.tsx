import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, describe, expect, it } from 'vitest';
import { transcriptOf } from '../../testing/transcript.js';
import { Loading } from '../skeleton/index.js';
import { TrendChart } from './trend-chart.js';
import { pathsOf, scaleOf } from './trend-scale.js';

afterEach(cleanup);

const CELLS = [
  { period: '2027-01', value: 3900 },
  { period: '2027-02', value: null },
  { period: '2027-03', value: 4210 },
  { period: '2027-04', value: Number.NaN },
];
const BEFORE = [{ period: '2026-01', value: 3100 }];
const chart = <TrendChart aria-label="Revenue" name="Revenue" format="money" cells={CELLS} />;
const points = () => screen.getAllByRole('img');
const stops = () => points().filter(({ tabIndex }) => tabIndex === 0);

describe('a trend chart', () => {
  it('is heard point by point, each once', async () => {
    render(chart);
    expect(await transcriptOf(screen.getByRole('group', { name: 'Revenue' }))).toBe(`group, Revenue
image, $3,900, Jan 2027
image, Not known, Feb 2027
image, $4,210, Mar 2027
image, Not known, Apr 2027
`);
  });

  it('reads a point with the one that it is compared with', () => {
    render(<TrendChart aria-label="Revenue" format="money" cells={CELLS} previous={BEFORE} />);
    expect(points().map((point) => point.getAttribute('aria-label'))).toEqual([
      '$3,900, Jan 2027; $3,100, Jan 2026',
      'Not known, Feb 2027',
      '$4,210, Mar 2027',
      'Not known, Apr 2027',
    ]);
  });

  it('is one stop of the Tab key, the latest that is known, which arrows, Home and End move', () => {
    render(chart);
    expect(stops()).toEqual([screen.getByRole('img', { name: '$4,210, Mar 2027' })]);
    const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key });
    stops()[0]?.focus();
    press('ArrowLeft');
    expect(document.activeElement).toBe(screen.getByRole('img', { name: 'Not known, Feb 2027' }));
    press('Home');
    expect(document.activeElement).toBe(points()[0]);
    press('End');
    expect(document.activeElement).toBe(points()[3]);
    expect(stops()).toEqual([points()[3]]);
  });

  it('shows what is pointed at, and then again what has focus', () => {
    const { container } = render(chart);
    const read = () => container.querySelector('p[aria-hidden]')?.textContent;
    expect(read()).toBe('$4,210Mar 2027');
    fireEvent.pointerEnter(points()[0] ?? container);
    expect(read()).toBe('$3,900Jan 2027');
    const group = screen.getByRole('group', { name: 'Revenue' });
    fireEvent.pointerLeave(group);
    expect(read()).toBe('$4,210Mar 2027');
    fireEvent.pointerEnter(points()[0] ?? container, { pointerType: 'touch' });
    fireEvent.pointerLeave(group, { pointerType: 'touch' });
    expect(read()).toBe('$3,900Jan 2027');
  });

  it('has the same figures as a table, and sums where they add up', () => {
    const { rerender } = render(chart);
    const rows = () => screen.getAllByRole('row').map(({ textContent }) => textContent);
    fireEvent.click(screen.getByRole('button', { name: 'Table' }));
    expect(screen.queryByRole('img')).toBeNull();
    expect(rows()).toEqual(['MonthRevenue', 'Jan 2027$3,900', 'Feb 2027–', 'Mar 2027$4,210', 'Apr 2027–']);
    rerender(<TrendChart aria-label="Revenue" format="money" cells={CELLS} sums />);
    expect(rows().at(-1)).toBe('Total$8,110');
  });

  it('is nothing without months, and a skeleton while they load', () => {
    const { container, rerender } = render(<TrendChart aria-label="Revenue" cells={[]} />);
    expect(container.innerHTML).toBe('');
    rerender(
      <Loading active>
        <TrendChart aria-label="Revenue" cells={[]} />
      </Loading>,
    );
    expect(container.querySelector('[data-slot="skeleton"]')).toBeTruthy();
    expect(screen.queryByRole('img')).toBeNull();
  });

  it('has no styles that a strict policy takes out', () => {
    const markup = renderToStaticMarkup(createElement('div', {}, chart));
    // The table is scripted: its columns have widths.
    expect(markup.slice(0, markup.indexOf('<table'))).not.toContain('style=');
  });
});

describe('the axis', () => {
  it.each([
    [[], [0, 1]],
    [
      [0, 0],
      [0, 1],
    ],
    [
      [0.2, 1],
      [0, 1],
    ],
    [
      [28_400, 46_800],
      [0, 20_000, 40_000, 60_000],
    ],
    [
      [-300, 1200],
      [-500, 0, 500, 1000, 1500],
    ],
    [
      [-8, -2],
      [-8, -6, -4, -2, 0],
    ],
  ])('of %j has round steps, and zero', (values, ticks) => {
    expect(scaleOf(values).ticks).toEqual(ticks);
  });

  it('places its ends at the ends', () => {
    const { ticks, place } = scaleOf([-300, null, 1200]);
    expect([place(ticks.at(-1) ?? 0), place(ticks[0] ?? 0)]).toEqual([0, 100]);
  });
});

it('draws a line through what is known, and no further', () => {
  const { line, ground, alone } = pathsOf([0, 1, null, 1, null], scaleOf([1]));
  expect(line).toBe('M10 100L30 0');
  expect(ground).toBe('M10 100L10 100L30 0L30 100z');
  expect(alone).toEqual([3]);
});
