import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { PageContent } from '../content/types';
import { PublicLayout } from '../layout/public-layout';
import { loadContent, PUBLIC_SCREENS } from './public-screens';
import { PUBLIC_PATHS, type PublicPath } from './table';

const contents = new Map<PublicPath, PageContent>();

beforeAll(() =>
  Promise.all(
    PUBLIC_PATHS.map(async (path) => {
      await PUBLIC_SCREENS[path].preload();
      contents.set(path, await loadContent(path));
    }),
  ),
);

afterEach(() => {
  cleanup();
  document.title = '';
});

async function open(path: string, shown: PublicPath = '/') {
  const { Component: Screen } = PUBLIC_SCREENS[shown];
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter initialEntries={[path]}>
        <PublicLayout>
          <Screen />
        </PublicLayout>
      </MemoryRouter>
    </QueryClientProvider>,
  );
  const h1 = await screen.findByRole('heading', { level: 1 });
  await waitFor(() => expect(document.title).not.toBe(''));
  return h1;
}

const metaNamed = (name: string) =>
  document.head.querySelector(`meta[name="${name}"]`)?.getAttribute('content');

describe.each(PUBLIC_PATHS)('%s', (path) => {
  it('shows one h1 inside the main part, headings in order, and its title and description', async () => {
    const h1 = await open(path, path);
    expect(screen.getByRole('main').contains(h1)).toBe(true);
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    const levels = screen.getAllByRole('heading').map(({ tagName }) => Number(tagName.slice(1)));
    levels.reduce((before, level) => {
      expect(level - before, levels.join(' ')).toBeLessThanOrEqual(1);
      return level;
    });
    expect(document.title).toBe(`${contents.get(path)?.title} · Tapa`);
    expect(metaNamed('description')).toBe(contents.get(path)?.description);
    expect(metaNamed('robots')).toBeUndefined();
    expect(h1.tabIndex).toBe(-1);
  });

  it('has no duplicate keys', async () => {
    const complaints = vi.spyOn(console, 'error').mockReturnValue(undefined);
    await open(path, path);
    const keys = complaints.mock.calls.filter(([text]) => /\bkey\b/.test(String(text)));
    complaints.mockRestore();
    expect(keys).toEqual([]);
  });

  it('uses every id once, and names every control', async () => {
    await open(path, path);
    const ids = Array.from(document.querySelectorAll('[id]'), ({ id }) => id);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    for (const role of [
      'textbox',
      'searchbox',
      'combobox',
      'spinbutton',
      'checkbox',
      'radio',
      'button',
      'link',
      'article',
    ]) {
      const all = screen.queryAllByRole(role).length;
      expect(screen.queryAllByRole(role, { name: /\S/ }), role).toHaveLength(all);
    }
  });
});

/** Names of fields about the reader → their `autocomplete`. */
const OF_THE_READER: Readonly<Record<string, readonly string[]>> = {
  email: ['email', 'username'],
  password: ['current-password', 'new-password'],
  firstName: ['given-name'],
  lastName: ['family-name'],
  name: ['name'],
};

// WCAG 1.3.5 and 3.3.8
it.each([
  ['/auth', '/auth'],
  ['/auth?mode=register', '/auth'],
  ['/contact', '/contact'],
] as const)('%s tells browsers which fields are about the reader', async (address, path) => {
  await open(address, path);
  const fields = document.querySelectorAll<HTMLInputElement>('main form input');
  const known = [...fields].filter(({ name }) => name in OF_THE_READER);
  expect(known.length).toBeGreaterThanOrEqual(2);
  for (const { name, autocomplete } of known) expect(OF_THE_READER[name], name).toContain(autocomplete);
});

// WCAG 3.1.2
it('marks words in Pacific languages with their language', async () => {
  await open('/cultural-experiences', '/cultural-experiences');
  const phrases = [...document.querySelectorAll('main [lang]')];
  expect(phrases.map(({ textContent }) => textContent)).toContain('Raranga');
  for (const phrase of phrases) expect(phrase.getAttribute('lang')).toMatch(/^[a-z]{2,3}$/);
});

describe('an unknown path', () => {
  // spec: 2.unknown-path
  it('shows the landing page and asks not to be indexed', async () => {
    const h1 = await open('/wishlists');
    expect(h1.textContent).toBe('Meet the Pacific through its makers');
    expect(metaNamed('robots')).toBe('noindex');
  });
});
