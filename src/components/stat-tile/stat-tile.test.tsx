import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { StatTile } from './stat-tile.js';

afterEach(cleanup);

const meta = () => screen.getByRole('group').querySelector('[data-slot="stat-meta"]')?.textContent;

it.each([
  ['3 upcoming', '$1,284,560,300 ·3 upcoming'],
  ['', '$1,284,560,300'],
])('shows the full number of a compact figure before the hint %j', (hint, text) => {
  render(<StatTile label="Total Revenue" value={1_284_560_300} format="money" hint={hint} />);
  expect(meta()).toBe(text);
});

it('shows the hint alone where the figure is not compact', () => {
  render(<StatTile label="Trips Booked" value={6} hint="3 upcoming" />);
  expect(meta()).toBe('3 upcoming');
});

it.each([
  ['an error', { error: true }, 1],
  ['a figure', {}, 0],
  ['an error that loads again', { error: true, loading: true }, 0],
])("offers 'Try again' only for an error: %s", (_what, props, count) => {
  render(<StatTile label="Trips Booked" value={6} onRetry={() => undefined} {...props} />);
  expect(screen.queryAllByRole('button', { name: 'Try again: Trips Booked' })).toHaveLength(count);
});

it.each([
  ['up', 'positive', '+12% vs last month', 'Up 12%, better vs last month'],
  ['up', 'negative', '+12% vs last month', 'Up 12%, worse vs last month'],
  ['up', undefined, '+12% vs last month', 'Up 12% vs last month'],
  ['down', 'positive', '−12% vs last month', 'Down 12%, better vs last month'],
  ['flat', undefined, '12% vs last month', 'No change, 12% vs last month'],
] as const)(
  'shows a change with its sign, and announces its judgement: %s, %s',
  (direction, tone, seen, heard) => {
    const delta = { value: '12%', direction, context: ' vs last month', ...(tone && { tone }) };
    const textWithout = (hidden: string) => {
      const { container, unmount } = render(<StatTile label="Cancellations" value={6} delta={delta} />);
      const shown = container.querySelector('[data-slot="stat-delta"]');
      for (const part of shown?.querySelectorAll(hidden) ?? []) part.remove();
      const text = shown?.textContent;
      unmount();
      return text;
    };
    expect(textWithout('.t\\:sr-only')).toBe(seen);
    expect(textWithout('[aria-hidden]')).toBe(heard);
  },
);

it('animates a figure that changes, but not after loading', () => {
  const moves = () => screen.getByRole('group').querySelector('bdi')?.classList.contains('t:animate-enter');
  const { rerender } = render(<StatTile label="Approvals Pending" value={5} loading />);
  rerender(<StatTile label="Approvals Pending" value={5} />);
  expect(moves()).toBe(false);
  rerender(<StatTile label="Approvals Pending" value={4} />);
  expect(moves()).toBe(true);
  rerender(<StatTile label="Approvals Pending" value={4} loading />);
  rerender(<StatTile label="Approvals Pending" value={3} />);
  expect(moves()).toBe(false);
});

it('keeps no figure in a title attribute, which only a mouse reveals', () => {
  const { container } = render(<StatTile label="Total Revenue" value={1_284_560_300} format="money" />);
  expect(container.querySelector('[title]')).toBeNull();
  expect(meta()).toBe('$1,284,560,300');
});
