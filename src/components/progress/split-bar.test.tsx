import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { type Share, SplitBar } from './split-bar';

afterEach(cleanup);

const THIRDS: readonly Share[] = [
  { label: 'Guides', value: 1, tone: 'brand' },
  { label: 'Experts', value: 1, tone: 'accent' },
  { label: 'Drivers', value: 1, tone: 'neutral' },
];

const bar = () => screen.getByRole('img');

it('says the parts as the legend beside it does: in whole percent', () => {
  render(<SplitBar aria-label="Team" shares={THIRDS} />);
  expect(bar().getAttribute('aria-label')).toBe('Team: Guides 33%, Experts 33%, Drivers 33%');
});

it.each([0.1, 1, 1e308])('is full where each part is %d', (value) => {
  render(<SplitBar aria-label="Team" shares={THIRDS.map((share) => ({ ...share, value }))} />);
  const widths = Array.from(bar().children, (part) => Number.parseFloat(part.getAttribute('width') ?? ''));
  expect(widths).toHaveLength(3);
  for (const width of widths) expect(width).toBeCloseTo(100 / 3);
});

it('takes more parts than a function takes arguments', () => {
  const nobody = (_: unknown, index: number): Share => ({ label: `Role ${index}`, value: 0, tone: 'brand' });
  const none = Array.from({ length: 200_000 }, nobody);
  render(<SplitBar aria-label="Team" shares={[...none, ...THIRDS]} />);
  expect(bar().querySelectorAll('[data-tone]')).toHaveLength(THIRDS.length);
});
