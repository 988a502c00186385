import { cleanup, render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { afterEach, expect, it } from 'vitest';
import { Loading } from '../skeleton/index.js';
import { BandProgress, Progress, ProgressField } from './progress.js';
import { safeProgress } from './progress-value.js';

afterEach(cleanup);

it.each([
  ['a bar', <Progress key="bar" aria-label="Budget" value={72} style={{ marginBlockStart: 8 }} />],
  ['a band', <BandProgress key="band" aria-label="Budget" value={72} style={{ marginBlockStart: 8 }} />],
])("fills %s by an attribute and keeps the caller's styles", (_, bar) => {
  render(bar);
  const element = screen.getByLabelText('Budget');
  expect(element.querySelector('[width]')?.getAttribute('width')).toBe('72%');
  expect(element.style.cssText).toBe('margin-block-start: 8px;');
});

it('is full, not over, where only a rounding error exceeds the maximum', () => {
  expect(safeProgress(0.1 + 0.2, 0.3)).toMatchObject({ percent: 100, isOver: false });
  expect(safeProgress(100.000_001, 100).isOver).toBe(true);
  expect(safeProgress(Number.MAX_VALUE, 0.5).isOver).toBe(true);
});

it('draws a line at the limit, and the pending amount', () => {
  render(<Progress aria-label="Budget" value={75} pending={40} mark={80} nearLimit />);
  const bar = screen.getByRole('meter');
  expect(bar.dataset.tone).toBe('warning');
  expect([...bar.children].map((part) => part.getAttribute('width'))).toEqual(['75%', '25%', null]);
  expect(bar.querySelector('line')?.getAttribute('x1')).toBe('80%');
  cleanup();
  render(<Progress aria-label="Budget" value={75} />);
  expect(screen.getByRole('meter').querySelector('line')).toBeNull();
});

const SHARED = { 'aria-label': 'Budget', id: 'bar', className: 'mine' };

it('is the same element while it loads, hidden from screen readers', () => {
  const ref = createRef<HTMLDivElement>();
  const shown = (active: boolean) => (
    <Loading active={active}>
      <Progress {...SHARED} value={72} ref={ref} />
    </Loading>
  );
  const { rerender } = render(shown(true));
  const element = ref.current;
  expect(element?.id).toBe('bar');
  expect(element?.className).toContain('mine');
  expect(element?.children).toHaveLength(0);
  expect(screen.queryByRole('meter')).toBeNull();
  rerender(shown(false));
  expect(screen.getByRole('meter')).toBe(element);
  expect(ref.current).toBe(element);
});

it('isolates the direction of a text figure, and not of elements', () => {
  render(
    <>
      <ProgressField label="Research" value={72} figure={<span>80% to 94%</span>} />
      <ProgressField label="Partnerships" value={72} figure="75%" />
    </>,
  );
  expect(screen.getByText('80% to 94%').closest('bdi')).toBeNull();
  expect(screen.getByText('75%').tagName).toBe('BDI');
});
