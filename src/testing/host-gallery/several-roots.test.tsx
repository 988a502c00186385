import { act } from '@testing-library/react';
import { Fragment } from 'react';
import { createRoot, type RootOptions } from 'react-dom/client';
import { expect, it, onTestFinished } from 'vitest';
import { COMPONENTS } from './gallery';

/** Shows every component in a root of its own, and tells its ids. */
function idsOf(options: RootOptions): string[] {
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place, options);
  onTestFinished(() => {
    act(() => root.unmount());
    place.remove();
  });
  act(() => {
    root.render(
      Object.entries(COMPONENTS).map(([name, element]) => <Fragment key={name}>{element}</Fragment>),
    );
  });
  return Array.from(place.querySelectorAll('[id]'), ({ id }) => id);
}

it('has no id twice in a page of several roots, where each has its prefix', () => {
  const ids = ['first-', 'second-'].map((identifierPrefix) => idsOf({ identifierPrefix }));
  expect(ids[0]?.length).toBeGreaterThan(10);
  expect(new Set(ids.flat()).size).toBe(ids.flat().length);
});
