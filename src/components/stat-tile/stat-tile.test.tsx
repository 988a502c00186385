import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { StatTile } from './stat-tile';

afterEach(cleanup);

const meta = () => screen.getByRole('group').querySelector('[data-slot="stat-meta"]')?.textContent;

it.each([
  ['3 upcoming', '$1,284,560,300 ·3 upcoming'],
  ['', '$1,284,560,300'],
])('says the whole value of a compact figure beside the hint %j', (hint, text) => {
  render(<StatTile label="Total Revenue" value={1_284_560_300} format="money" hint={hint} />);
  expect(meta()).toBe(text);
});

it('says the hint alone where the figure is whole', () => {
  render(<StatTile label="Trips Booked" value={6} hint="3 upcoming" />);
  expect(meta()).toBe('3 upcoming');
});

it.each([
  ['an error', { error: true }, 1],
  ['a figure', {}, 0],
  ['an error that loads again', { error: true, loading: true }, 0],
])('offers another try for an error alone: %s', (_what, props, count) => {
  render(<StatTile label="Trips Booked" value={6} onRetry={() => undefined} {...props} />);
  expect(screen.queryAllByRole('button', { name: 'Try again: Trips Booked' })).toHaveLength(count);
});
