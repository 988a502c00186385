import { cleanup, render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, expect, it } from 'vitest';
import { withTapa } from './decorators.js';

const root = document.documentElement;

afterEach(() => {
  cleanup();
  root.removeAttribute('dir');
});

/** A story that pins large text and the direction from right to left. */
function Pinned({ viewMode }: { viewMode: string }) {
  const context = { globals: { textSize: '200', direction: 'rtl' }, parameters: {}, viewMode };
  return withTapa(() => <p>Story</p>, context as unknown as Parameters<typeof withTapa>[1]) as ReactElement;
}

const show = (viewMode: string) =>
  render(<Pinned viewMode={viewMode} />).container.querySelector<HTMLElement>('.story-canvas');

it('gives the page what a story on its own pins', () => {
  show('story');
  expect([root.style.fontSize, root.dir]).toEqual(['200%', 'rtl']);
});

it('leaves the text and the direction of a docs page alone, and gives the story what it pins', () => {
  const canvas = show('docs');
  expect([root.style.fontSize, root.dir]).toEqual(['', '']);
  expect([canvas?.style.getPropertyValue('--tapa-rem'), canvas?.dir]).toEqual(['2rem', 'rtl']);
});
