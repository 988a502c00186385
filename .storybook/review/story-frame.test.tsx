import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { StoryFrame } from './story-frame.js';

/** Stubs `IntersectionObserver`. Returns a function that changes the visibility of its last element. */
function fakeObserver(): (isIntersecting: boolean) => void {
  let report: (entries: { isIntersecting: boolean }[]) => void = () => undefined;
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(onChange: typeof report) {
        report = onChange;
      }
      observe() {}
      disconnect() {}
    },
  );
  return (isIntersecting) => act(() => report([{ isIntersecting }]));
}

let reveal: ReturnType<typeof fakeObserver>;

beforeEach(() => {
  reveal = fakeObserver();
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const frame = () => (
  <StoryFrame
    storyId="a--b"
    title="A, B"
    settings={{ theme: 'dark' }}
    page={{ width: 1440, height: 900 }}
    scale={0.25}
    isStill
  />
);

it('loads near the viewport, with the settings, and is inert', () => {
  vi.stubGlobal('navigator', { webdriver: false });
  render(frame());
  expect(screen.queryByTitle('A, B')).toBeNull();
  reveal(true);
  const iframe = screen.getByTitle('A, B');
  expect(iframe.getAttribute('src')).toBe(
    'iframe.html?id=a--b&viewMode=story&globals=theme%3Adark&embed=true',
  );
  expect(iframe.hasAttribute('inert')).toBe(true);
  expect(iframe.hasAttribute('data-loaded')).toBe(false);
  fireEvent.load(iframe);
  expect(iframe.hasAttribute('data-loaded')).toBe(true);
  reveal(false);
  expect(screen.queryByTitle('A, B')).toBeNull();
});

it('does not load for a test driver', () => {
  vi.stubGlobal('navigator', { webdriver: true });
  render(frame());
  reveal(true);
  expect(screen.queryByTitle('A, B')).toBeNull();
});
