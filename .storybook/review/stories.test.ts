import { expect, it } from 'vitest';
import { type Comparison, frameUrl, settingsOfSide, settingsParam, storiesIn, storyUrl } from './stories.js';

it('includes only settings that change the look of a story', () => {
  expect(settingsParam({ theme: 'dark', direction: 'rtl', a11y: { manual: true }, brand: undefined })).toBe(
    'theme:dark;direction:rtl',
  );
});

it('returns the URLs of a story in a frame and in Storybook', () => {
  const frame = new URL(frameUrl('a--b', { theme: 'dark' }), 'https://storybook.example/docs/');
  expect(frame.pathname).toBe('/docs/iframe.html');
  expect(Object.fromEntries(frame.searchParams)).toEqual({
    id: 'a--b',
    viewMode: 'story',
    globals: 'theme:dark',
    embed: 'true',
  });
  expect(storyUrl('a--b')).toBe('./?path=/story/a--b');
  expect(storyUrl('a--b', { textSize: 200 })).toBe('./?path=/story/a--b&globals=textSize:200');
});

it('lists stories of the sidebar only', () => {
  const index = {
    entries: {
      'a--b': { id: 'a--b', title: 'a', name: 'B', type: 'story', tags: ['dev', 'test'] },
      'a--docs': { id: 'a--docs', title: 'a', name: 'Docs', type: 'docs', tags: ['dev'] },
      'c--d': { id: 'c--d', title: 'c', name: 'D', type: 'story', tags: ['test'] },
    },
  };
  expect(storiesIn(index)).toEqual(['a--b']);
  expect(storiesIn(null)).toEqual([]);
  expect(storiesIn({ v: 5 })).toEqual([]);
});

const comparison: Comparison = {
  left: 'a--b',
  right: 'c--d',
  rightTheme: 'dark',
  leftDirection: 'rtl',
  rightTextSize: 200,
  width: 390,
};

it('merges the toolbar’s settings with those of each side', () => {
  const toolbar = { theme: 'light', direction: 'ltr', textSize: '100' };
  expect(settingsOfSide('left', comparison, toolbar)).toEqual({ ...toolbar, direction: 'rtl' });
  expect(settingsOfSide('right', comparison, toolbar)).toEqual({ ...toolbar, theme: 'dark', textSize: 200 });
});
