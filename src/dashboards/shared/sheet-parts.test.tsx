import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { SheetDays } from './sheet-parts.js';

afterEach(cleanup);

it('isolates dates and nights from each other, in the direction of the page', () => {
  const { container } = render(<SheetDays term="Dates" dates="Dec 1–5, 2026" pending={false} />);
  const field = container.querySelector('dd');
  expect(field?.textContent).toBe('Dec 1–5, 2026 · 4 nights');
  expect(Array.from(field?.children ?? [], ({ localName, textContent }) => [localName, textContent])).toEqual(
    [
      ['bdi', 'Dec 1–5, 2026'],
      ['bdi', '4 nights'],
    ],
  );
});
