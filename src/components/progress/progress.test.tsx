import { cleanup, render, screen } from '@testing-library/react';
import { type CSSProperties, cloneElement, createRef } from 'react';
import { afterEach, expect, it } from 'vitest';
import { Loading } from '../skeleton';
import { BandProgress, Progress } from './progress';
import { safeProgress } from './progress-value';
import { type Share, SplitBar } from './split-bar';

afterEach(cleanup);

const THIRDS: readonly Share[] = [
  { label: 'Guides', value: 1, tone: 'brand' },
  { label: 'Experts', value: 1, tone: 'accent' },
  { label: 'Drivers', value: 1, tone: 'neutral' },
];

it("fills a bar that has the caller's styles", () => {
  const styles: CSSProperties & Record<'--value', string> = { marginBlockStart: 8, '--value': '1%' };
  render(<Progress aria-label="Budget" value={72} style={styles} />);
  const { style } = screen.getByRole('progressbar');
  expect(style.getPropertyValue('--value')).toBe('72%');
  expect(style.marginBlockStart).toBe('8px');
});

it('is full, and not over, where a sum of binary fractions exceeds its maximum', () => {
  expect(safeProgress(0.1 + 0.2, 0.3)).toMatchObject({ percent: 100, isOver: false });
  expect(safeProgress(100.000_001, 100).isOver).toBe(true);
  expect(safeProgress(Number.MAX_VALUE, 0.5).isOver).toBe(true);
});

it("fills a band that has the caller's styles", () => {
  const styles: CSSProperties & Record<'--unfilled', string> = { marginBlockStart: 8, '--unfilled': '1%' };
  render(<BandProgress aria-label="Points" value={80} style={styles} />);
  const { style } = screen.getByRole('progressbar');
  expect(style.getPropertyValue('--unfilled')).toBe('20%');
  expect(style.marginBlockStart).toBe('8px');
});

const SHARED = { 'aria-label': 'Budget', id: 'bar', className: 'mine' };

it.each([
  ['Progress', 'progressbar', <Progress key="bar" {...SHARED} value={72} />],
  ['SplitBar', 'img', <SplitBar key="bar" {...SHARED} shares={THIRDS} />],
])('%s is the same element while it loads, hidden from screen readers', (_, role, bar) => {
  const ref = createRef<HTMLDivElement>();
  const shown = (active: boolean) => <Loading active={active}>{cloneElement(bar, { ref })}</Loading>;
  const { rerender } = render(shown(true));
  const element = ref.current;
  expect(element?.id).toBe('bar');
  expect(element?.className).toContain('mine');
  expect(element?.children).toHaveLength(0);
  expect(screen.queryByRole(role)).toBeNull();
  rerender(shown(false));
  expect(screen.getByRole(role)).toBe(element);
  expect(ref.current).toBe(element);
});
