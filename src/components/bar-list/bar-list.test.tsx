import { cleanup, render, screen } from '@testing-library/react';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, describe, expect, it } from 'vitest';
import { transcriptOf } from '../../testing/transcript.js';
import { Loading } from '../skeleton/index.js';
import { BarList } from './bar-list.js';
import { type Bar, rankBars } from './rank-bars.js';

afterEach(cleanup);

const BARS: readonly Bar[] = [
  { label: 'Gaua', value: null },
  { label: 'Tanna', value: 20, href: '#tanna' },
  { label: 'Savaiʻi', value: 30, note: 'in twelve months' },
];
const texts = (): (string | null)[] => screen.getAllByRole('listitem').map(({ textContent }) => textContent);
const many = (count: number): readonly Bar[] =>
  Array.from({ length: count }, (_, index) => ({ label: `Island ${index}`, value: count - index }));

describe('a list of bars', () => {
  it('is heard once: what, how much, and which share', async () => {
    const { container } = render(<BarList aria-label="Destinations" bars={BARS} scale="whole" />);
    expect(await transcriptOf(container)).toBe(`list, Destinations
listitem, level 1, position 1, set size 3
Savaiʻi
in twelve months
30
60%
listitem, level 1, position 2, set size 3
link, Tanna
Tanna
20
40%
listitem, level 1, position 3, set size 3
Gaua
Not known
`);
  });

  it('stands in the order of its caller where it is not ranked', () => {
    render(<BarList aria-label="Destinations" bars={BARS} ranked={false} />);
    expect(texts()).toEqual(['GauaNot known', 'Tanna20', 'Savaiʻiin twelve months30']);
  });

  it('sums up those beyond the limit, but never a single one', () => {
    const { rerender } = render(<BarList aria-label="Islands" bars={many(4)} limit={2} />);
    expect(texts()).toEqual(['Island 04', 'Island 13', '2 others3']);
    rerender(<BarList aria-label="Islands" bars={many(3)} limit={2} />);
    expect(texts()).toEqual(['Island 03', 'Island 12', 'Island 21']);
  });

  it('gives ratings and rates no sum', () => {
    render(<BarList aria-label="Islands" bars={many(4)} limit={2} format="percent" />);
    expect(texts().at(-1)).toBe('2 others');
  });

  it('is nothing without lines, or what its caller says', () => {
    const { container, rerender } = render(<BarList aria-label="Islands" bars={[]} />);
    expect(container.innerHTML).toBe('');
    rerender(<BarList aria-label="Islands" bars={[]} empty="No bookings yet" />);
    expect(container.textContent).toBe('No bookings yet');
  });

  it('has as many lines while it loads, and says none of them', () => {
    const { container } = render(
      <Loading active>
        <BarList aria-label="Islands" bars={[]} skeletonRows={4} />
        <BarList aria-label="Others" bars={BARS} />
      </Loading>,
    );
    expect(screen.queryByRole('list')).toBeNull();
    expect(container.textContent).toBe('');
    expect(container.querySelectorAll('li')).toHaveLength(4 + BARS.length);
  });

  it('tells lines of one name apart', () => {
    render(<BarList aria-label="Islands" bars={[...many(2), ...many(2)]} />);
    expect(texts()).toEqual(['Island 02', 'Island 02', 'Island 11', 'Island 11']);
  });

  it('has no styles that a strict policy takes out', () => {
    const markup = renderToStaticMarkup(createElement(BarList, { 'aria-label': 'Islands', bars: BARS }));
    expect(markup).not.toContain('style=');
    expect(markup).toContain('width="100%"');
  });
});

describe('lengths of bars', () => {
  const lengths = (bars: readonly Bar[], scale: Parameters<typeof rankBars>[1]) =>
    rankBars(bars, scale, true, 10).shown.map(({ length }) => Math.round(length));

  it('compare with the largest, with all, or with an amount that they never exceed', () => {
    expect(lengths(BARS, 'largest')).toEqual([100, 67, 0]);
    expect(lengths(BARS, 'whole')).toEqual([60, 40, 0]);
    expect(lengths(BARS, 25)).toEqual([100, 80, 0]);
  });

  it.each([0, -1, Number.NaN, Number.POSITIVE_INFINITY])('are none of an amount of %d', (scale) => {
    expect(lengths(BARS, scale)).toEqual([0, 0, 0]);
  });

  it('are finite for figures of any size', () => {
    const odd = [Number.NaN, Number.POSITIVE_INFINITY, -5, 1e308, 1e308, 5e-324];
    for (const scale of ['largest', 'whole', 1] as const) {
      for (const { length } of rankBars(
        odd.map((value) => ({ label: '', value })),
        scale,
        true,
        10,
      ).shown) {
        expect(length >= 0 && length <= 100).toBe(true);
      }
    }
  });

  it.each([0, -3, Number.NaN])('show one line with a limit of %d', (limit) => {
    expect(rankBars(many(5), 'largest', true, limit).shown).toHaveLength(1);
  });
});
