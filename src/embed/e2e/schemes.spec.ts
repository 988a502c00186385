import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';

// Host pages in a real browser: the scheme of a theme root, by the color that it paints.

const CSS = ['tokens', 'base'].map((name) =>
  readFileSync(new URL(`../../theme/${name}.css`, import.meta.url), 'utf8'),
);

/** Declarations of a scheme on a page, from the weakest to the strongest. */
interface Marks {
  /** Declared on the page's root. */
  page?: string;
  /** Declared on the theme's root, in the host's own stylesheet. */
  own?: string;
  theme?: string;
  class?: string;
  /** Written by the provider for `colorScheme`. */
  prop?: string;
  /** True with the host's own class for dark. */
  night?: boolean;
}

async function schemeOf(page: Page, marks: Marks): Promise<'light' | 'dark'> {
  const attributes = (given: Record<string, string | undefined>) =>
    Object.entries(given)
      .map(([name, value]) => (value === undefined ? '' : ` ${name}="${value}"`))
      .join('');
  const root = attributes({
    'data-theme': marks.theme,
    class: [marks.class, marks.night ? 'night' : ''].join(' ').trim() || undefined,
  });
  await page.setContent(`<!doctype html><html${root}><head><title>Host</title><style>
    ${CSS.join('\n')}
    ${marks.page ? `:root { color-scheme: ${marks.page} }` : ''}
    ${marks.own ? `#tapa { color-scheme: ${marks.own} }` : ''}
    .night [data-tapa-theme] { color-scheme: dark }
    #tapa { background: var(--tapa-color-canvas); color: var(--tapa-color-text) }
    </style></head><body><div id="tapa" data-tapa-theme${attributes({ 'data-theme': marks.prop })}>Tapa</div></body></html>`);
  return page.locator('#tapa').evaluate((element) => {
    const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
    if (!canvas) throw new Error('No canvas');
    canvas.fillStyle = getComputedStyle(element).backgroundColor;
    canvas.fillRect(0, 0, 1, 1);
    return (canvas.getImageData(0, 0, 1, 1).data[0] ?? 0) > 127 ? 'light' : 'dark';
  });
}

for (const reader of ['light', 'dark'] as const) {
  const other = reader === 'dark' ? 'light' : 'dark';

  test(`for a reader whose system is ${reader}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: reader });
    // A page without a declaration is light, and so is a theme root in it.
    expect(await schemeOf(page, {})).toBe('light');
    expect(await schemeOf(page, { page: 'light' })).toBe('light');
    expect(await schemeOf(page, { page: 'dark' })).toBe('dark');
    expect(await schemeOf(page, { page: 'light dark' })).toBe(reader);
    expect(await schemeOf(page, { prop: 'system' })).toBe(reader);
    expect(await schemeOf(page, { page: other, theme: other, class: other, prop: 'system' })).toBe(reader);
    expect(await schemeOf(page, { night: true })).toBe('dark');
    // Each declaration is stronger than those before it.
    for (const weaker of ['light', 'dark'] as const) {
      const mark = weaker === 'dark' ? 'light' : 'dark';
      expect(await schemeOf(page, { page: weaker, own: mark })).toBe(mark);
      expect(await schemeOf(page, { page: weaker, theme: mark })).toBe(mark);
      expect(await schemeOf(page, { own: weaker, theme: mark })).toBe(mark);
      expect(await schemeOf(page, { own: weaker, theme: weaker, class: mark })).toBe(mark);
      expect(await schemeOf(page, { own: weaker, theme: weaker, class: weaker, prop: mark })).toBe(mark);
    }
  });
}

test('ignores declarations in print, so that a page prints in light', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark', media: 'print' });
  expect(await schemeOf(page, { class: 'dark', prop: 'dark' })).toBe('light');
});
