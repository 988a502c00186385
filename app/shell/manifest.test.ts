import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');
const page = read('../index.html');
const manifest: unknown = JSON.parse(read('../public/manifest.json'));

// spec: 7.manifest
it('is named by the page at /manifest.json', () => {
  expect(page).toContain('<link rel="manifest" href="/manifest.json" />');
  expect(manifest).toMatchObject({ short_name: 'Tapa', start_url: '/', display: 'standalone' });
});

// spec: 9.theme-color
it('has the theme colour of the specification, and the page has it too', () => {
  expect(manifest).toMatchObject({ theme_color: '#7c3aed' });
  expect(page).toContain('<meta name="theme-color" content="#7c3aed" />');
});
