import { cleanup, render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, expect, it } from 'vitest';
import { withTapa } from './decorators.js';

const root = document.documentElement;

afterEach(() => {
  cleanup();
  root.removeAttribute('dir');
});

/** A story that pins large text and right-to-left. */
function Pinned({ viewMode }: { viewMode: string }) {
  const context = { globals: { textSize: '200', direction: 'rtl' }, parameters: {}, viewMode };
  return withTapa(() => <p>Story</p>, context as unknown as Parameters<typeof withTapa>[1]) as ReactElement;
}

const show = (viewMode: string) =>
  render(<Pinned viewMode={viewMode} />).container.querySelector<HTMLElement>('.story-canvas');

it('applies the settings of a single story to the page', () => {
  show('story');
  expect([root.style.fontSize, root.dir]).toEqual(['200%', 'rtl']);
});

it('applies the settings of a story on a docs page to the story alone', () => {
  const canvas = show('docs');
  expect([root.style.fontSize, root.dir]).toEqual(['', '']);
  expect([canvas?.style.getPropertyValue('--tapa-rem'), canvas?.dir]).toEqual(['2rem', 'rtl']);
});
