import { cleanup, render } from '@testing-library/react';
import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { FORBIDDEN_TEXT } from '../../testing/forbidden-text.js';
import { runs } from '../../testing/property-runs.js';
import { CountBadge } from './index.js';

afterEach(cleanup);

const shown = (count: number): string | null => render(<CountBadge value={count} />).container.textContent;

// spec: 2.nav-badge
describe('the count of a badge', () => {
  it.each([
    [3, '3'],
    [99, '99'],
    [100, '99+'],
    [1e300, '99+'],
    [0, '0'],
    [-4, '0'],
    [2.7, '2'],
    [Number.NaN, '0'],
  ])('of %d is shown as %j', (count, text) => {
    expect(shown(count)).toBe(text);
  });

  it('is short for any number', () => {
    fc.assert(
      fc.property(fc.double(), (value) => {
        expect(shown(value)).toMatch(/^\d\d?\+?$/);
        expect(shown(value)).not.toMatch(FORBIDDEN_TEXT);
      }),
      runs(100),
    );
  });
});
