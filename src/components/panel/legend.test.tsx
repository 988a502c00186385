import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { ShareBar } from '../share-bar/index.js';
import { Legend } from './panel-lists.js';

afterEach(cleanup);

it("keeps the colour of its dots where the bar's parts keep theirs", () => {
  const { container } = render(
    <>
      <ShareBar aria-label="Team" legend={false} shares={[{ label: 'Guides', value: 10, tone: 'brand' }]} />
      <Legend items={[{ label: 'Guides', value: '10', tone: 'brand' }]} />
    </>,
  );
  const coloured = [...container.querySelectorAll('[class~="t:bg-brand-mark"]')];
  expect(coloured.map((part) => part.classList.contains('t:forced-color-adjust-none'))).toEqual([true, true]);
});
