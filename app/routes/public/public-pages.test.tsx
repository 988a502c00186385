import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { PAGE_META } from '../../content/page-meta';
import { type PublicPath, pageOf } from '../../content/paths';
import { PublicLayout } from '../../layout/public-layout';
import { PUBLIC_ROUTES, screenOf } from './page-registry';

beforeAll(() => Promise.all(PUBLIC_ROUTES.map(({ preload }) => preload())));

afterEach(() => {
  cleanup();
  document.title = '';
});

async function open(path: string, shown: PublicPath = '/') {
  const { Component: Screen } = screenOf(shown);
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

describe.each(PUBLIC_ROUTES)('$path', ({ path }) => {
  const { title, description } = PAGE_META[pageOf(path)];

  it('shows one h1 inside the main part, in order with its other headings, and says what it is', async () => {
    const h1 = await open(path, path);
    expect(screen.getByRole('main').contains(h1)).toBe(true);
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    const levels = screen.getAllByRole('heading').map(({ tagName }) => Number(tagName.slice(1)));
    levels.reduce((before, level) => {
      expect(level - before, levels.join(' ')).toBeLessThanOrEqual(1);
      return level;
    });
    expect(document.title).toBe(`${title} · Tapa`);
    expect(metaNamed('description')).toBe(description);
    expect(metaNamed('robots')).toBeUndefined();
    expect(h1.tabIndex).toBe(-1);
  });

  it('gives no two neighbours the same key', async () => {
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
    ]) {
      const all = screen.queryAllByRole(role).length;
      expect(screen.queryAllByRole(role, { name: /\S/ }), role).toHaveLength(all);
    }
  });
});

describe('an unknown path', () => {
  // spec: 2.unknown-path
  it('shows the landing page and asks not to be indexed (decision 6)', async () => {
    const h1 = await open('/wishlists');
    expect(h1.textContent).toBe('Meet the Pacific through its makers');
    expect(metaNamed('robots')).toBe('noindex');
  });
});
