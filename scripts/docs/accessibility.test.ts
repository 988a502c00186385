import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const GUIDE = new URL('../../.github/ACCESSIBILITY.md', import.meta.url);
const guide = readFileSync(GUIDE, 'utf8');

/** Rows of the table: a criterion, its level, its conformance, a remark and its tests. */
const rows = guide
  .split('\n')
  .filter((line) => line.startsWith('| ') && /^\d/.test(line.slice(2)))
  .map((line) => line.split('|').map((cell) => cell.trim()));

it('lists every criterion of WCAG 2.2 A and AA once, in order', () => {
  const numbers = rows.map(([, criterion = '']) => criterion.split(' ')[0] ?? '');
  // W3C: 31 of level A and 24 of level AA, without 4.1.1, which 2.2 removed.
  expect(rows.filter(([, , level]) => level === 'A')).toHaveLength(31);
  expect(rows.filter(([, , level]) => level === 'AA')).toHaveLength(24);
  const order = new Intl.Collator('en', { numeric: true });
  expect(numbers).toEqual([...new Set(numbers)].sort(order.compare));
});

it('states the conformance of each in the terms of a VPAT', () => {
  for (const [, criterion, , conformance, remark] of rows) {
    expect(['Supports', 'Partially Supports', 'Does Not Support', 'Not Applicable'], criterion).toContain(
      conformance,
    );
    expect(remark, criterion).not.toBe('');
  }
});

it('links to existing files', () => {
  const links = [...guide.matchAll(/\]\((\.\.[^)]+)\)/g)].map(([, link]) => link ?? '');
  expect(links.length).toBeGreaterThan(50);
  expect(links.filter((link) => !existsSync(new URL(link, GUIDE)))).toEqual([]);
});
