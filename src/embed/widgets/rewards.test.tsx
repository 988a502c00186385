import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { widget } from './tapa-rewards/index.js';

afterEach(cleanup);

const STATUS = { level: 'Silver', nextLevel: 'Gold', points: 420, pointsToNext: 80, progress: 84 };
const { View } = widget;

const show = (raw: unknown) =>
  render(
    <View
      data={widget.read(raw)}
      heading="Rewards"
      headingLevel={2}
      notice={undefined}
      linkBase={undefined}
      onAction={() => undefined}
    />,
  );

describe('progress to the next level', () => {
  it('is shown if all its fields are given', () => {
    show(STATUS);
    expect(screen.getByRole('progressbar', { name: 'Progress to Gold' })).toBeTruthy();
    expect(screen.getByText('80 points').parentElement?.textContent).toBe('80 points to Gold');
  });

  it('is at most 100%', () => {
    show({ ...STATUS, progress: 8400 });
    expect(screen.getByText('100%')).toBeTruthy();
  });

  it.each([
    ['at the highest level', { nextLevel: null, pointsToNext: 0, progress: 100 }],
    ['without the missing points', { pointsToNext: undefined }],
    ['if the progress is not a number', { progress: '84' }],
  ])('is hidden %s, next to level and points', (_where, lacking) => {
    show({ ...STATUS, ...lacking });
    expect(screen.getByRole('heading', { name: 'Silver' })).toBeTruthy();
    expect(screen.getByRole('region').textContent).toContain('420');
    expect(screen.queryByRole('progressbar')).toBeNull();
    expect(screen.getByRole('region').textContent).not.toContain(' to ');
  });
});

it.each(['level', 'points'])('is an error without %s, which has no default', (field) => {
  expect(widget.read({ ...STATUS, [field]: null })).toBeNull();
});
