import { cleanup, render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { afterEach, expect, it } from 'vitest';
import { transcriptOf } from '../../testing/transcript.js';
import { Loading } from '../skeleton/index.js';
import { type Share, ShareBar } from './index.js';

afterEach(cleanup);

const THIRDS: readonly Share[] = [
  { label: 'Guides', value: 1, tone: 'brand' },
  { label: 'Experts', value: 1, tone: 'accent' },
  { label: 'Drivers', value: 1, tone: 'neutral' },
];

const parts = (of: Element) => Array.from(of.querySelectorAll('svg[data-tone]'));
const widths = (of: Element) => parts(of).map((part) => part.getAttribute('width'));

it('reads each part once, in the legend', async () => {
  const { container } = render(<ShareBar aria-label="Team" shares={THIRDS} />);
  expect(await transcriptOf(container)).toBe(`group, Team
list
listitem, level 1, position 1, set size 3
Guides
1
33%
listitem, level 1, position 2, set size 3
Experts
1
33%
listitem, level 1, position 3, set size 3
Drivers
1
33%
`);
});

it('names the parts in whole percent, as a legend does', () => {
  render(<ShareBar aria-label="Team" legend={false} shares={THIRDS} />);
  expect(screen.getByRole('img').getAttribute('aria-label')).toBe(
    'Team: Guides 33%, Experts 33%, and Drivers 33%',
  );
});

it('gives the first six parts category colours, and further ones none', () => {
  const shares = Array.from({ length: 7 }, (_, index): Share => ({ label: `Role ${index}`, value: 1 }));
  const { container } = render(<ShareBar aria-label="Team" shares={shares} />);
  expect(parts(container).map((part) => part.getAttribute('data-tone'))).toEqual([
    ...['cat-1', 'cat-2', 'cat-3', 'cat-4', 'cat-5', 'cat-6', 'neutral'],
  ]);
});

it('counts negative and invalid amounts as 0', () => {
  const shares = [Number.NaN, -3, Number.POSITIVE_INFINITY, 4].map((value, index) => ({
    label: `Role ${index}`,
    value,
  }));
  const { container } = render(<ShareBar aria-label="Spend" format="money" shares={shares} />);
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Role 0$00%',
    'Role 1$00%',
    'Role 2$00%',
    'Role 3$4100%',
  ]);
  expect(widths(container)).toEqual(['100%']);
});

it('sets widths that add up to 100%, even for the largest numbers', () => {
  const shares: readonly Share[] = [
    { label: 'Guides', value: Number.MAX_VALUE },
    { label: 'Experts', value: Number.MAX_VALUE / 4 },
    { label: 'Drivers', value: 0 },
  ];
  const { container } = render(<ShareBar aria-label="Team" legend={false} shares={shares} />);
  expect(widths(container)).toEqual(['80%', '20%']);
});

it.each([0.1, 1, 1e308])('is full where each part is %d', (value) => {
  const { container } = render(
    <ShareBar aria-label="Team" shares={THIRDS.map((share) => ({ ...share, value }))} />,
  );
  const sizes = widths(container).map((width) => Number.parseFloat(width ?? ''));
  expect(sizes).toHaveLength(3);
  for (const size of sizes) expect(size).toBeCloseTo(100 / 3);
});

it('takes more parts than a function takes arguments', () => {
  const nobody = (_: unknown, index: number): Share => ({ label: `Role ${index}`, value: 0 });
  const none = Array.from({ length: 200_000 }, nobody);
  const { container } = render(<ShareBar aria-label="Team" legend={false} shares={[...none, ...THIRDS]} />);
  expect(parts(container)).toHaveLength(THIRDS.length);
});

it('keeps its element while it loads, hidden from screen readers', () => {
  const ref = createRef<HTMLDivElement>();
  const shown = (active: boolean) => (
    <Loading active={active}>
      <ShareBar aria-label="Team" id="bar" className="mine" shares={THIRDS} ref={ref} />
    </Loading>
  );
  const { rerender } = render(shown(true));
  const element = ref.current;
  expect(element?.id).toBe('bar');
  expect(element?.className).toContain('mine');
  expect(element && parts(element)).toEqual([]);
  expect(screen.queryByRole('group')).toBeNull();
  rerender(shown(false));
  expect(screen.getByRole('group', { name: 'Team' })).toBe(element);
});
