import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { translatePage } from '../../src/testing/translator';
import { PublicLayout } from '../layout/public-layout';
import { loadContent, PUBLIC_SCREENS } from './public-screens';
import { PUBLIC_PATHS, type PublicPath } from './table';

beforeAll(() =>
  Promise.all(
    PUBLIC_PATHS.flatMap((path) => [PUBLIC_SCREENS[path].preload(), loadContent(path).then(() => undefined)]),
  ),
);
afterEach(() => {
  cleanup();
  document.title = '';
  sessionStorage.clear();
});

async function open(path: PublicPath) {
  const { Component: Screen } = PUBLIC_SCREENS[path];
  const opened = render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter initialEntries={[path]}>
        <PublicLayout>
          <Screen />
        </PublicLayout>
      </MemoryRouter>
    </QueryClientProvider>,
  );
  await waitFor(() => expect(opened.container.querySelector('h1')).not.toBeNull());
  return opened;
}

/** Actions of readers on a page: presses buttons, chooses, types, and submits invalid entries. */
const ACTS: readonly [selector: string, act: (control: Element) => unknown][] = [
  ['main button:not([type="submit"])', (button) => fireEvent.click(button)],
  ['main summary', (summary) => fireEvent.click(summary)],
  ['main form', (form) => fireEvent.submit(form)],
  ['main input[type="search"]', (field) => fireEvent.change(field, { target: { value: 'no such thing' } })],
  ['main input[type="search"]', (field) => fireEvent.change(field, { target: { value: 'a' } })],
  ['main :is(input, textarea)', (field) => fireEvent.change(field, { target: { value: 'x' } })],
  [
    'main select',
    (field) => fireEvent.change(field, { target: { value: field.lastElementChild?.textContent } }),
  ],
  ['main form', (form) => fireEvent.submit(form)],
];

it.each(PUBLIC_PATHS)('%s keeps working and updating in a page that the browser translates', async (path) => {
  const plain = await open(path);
  sessionStorage.clear();
  const translated = await open(path);
  const { translate, end } = translatePage(translated.container);
  const compare = () => {
    translate();
    expect(translated.container.textContent).toBe(plain.container.textContent);
  };
  compare();
  for (const [selector, act] of ACTS) {
    const controlsOf = ({ container }: typeof plain) => [...container.querySelectorAll(selector)];
    for (const index of controlsOf(plain).keys()) {
      for (const page of [plain, translated]) {
        const control = controlsOf(page)[index];
        if (control) act(control);
      }
      compare();
    }
  }
  translated.unmount();
  end();
});
