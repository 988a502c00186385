import { expect, it } from 'vitest';
import { cssOf, embedSnippetOf, providerCodeOf } from './brand-code.js';
import { brandOf } from './studio-brand.js';

const BRAND = brandOf({
  start: 'tapa',
  width: 390,
  color: '#0f766e',
  accent: '#d97706',
  radius: 0,
  displayFont: 'georgia',
  density: 1.125,
  scheme: 'dark',
});

it('contains only values that differ from Tapa’s own', () => {
  expect(brandOf({ start: 'tapa', width: 390, accent: undefined })).toEqual({ color: '#7c3aed' });
  expect(BRAND).toEqual({
    color: '#0f766e',
    accent: '#d97706',
    radius: 0,
    fonts: { display: 'Georgia, "Times New Roman", serif' },
    density: 1.125,
    scheme: 'dark',
  });
});

it('starts from a brand of the toolbar', () => {
  expect(brandOf({ start: 'boutique', width: 390, radius: 4, textFont: 'arial' })).toMatchObject({
    color: '#0f766e',
    radius: 4,
    fonts: { display: 'Georgia, "Times New Roman", serif', text: 'Arial, Helvetica, sans-serif' },
  });
  expect(brandOf({ start: 'reef', width: 390 }).scheme).toBe('dark');
});

it('returns a brand as CSS, as provider code and as attributes', () => {
  expect(cssOf(BRAND)).toBe(
    [
      ':root {',
      '  --tapa-brand: #0f766e;',
      '  --tapa-accent: #d97706;',
      '  --tapa-radius: 0px;',
      '  --tapa-font-display: Georgia, "Times New Roman", serif;',
      '  --tapa-density: 1.125;',
      '}',
      '[data-tapa-theme] {',
      '  color-scheme: dark;',
      '}',
      '',
    ].join('\n'),
  );
  expect(providerCodeOf(BRAND)).toContain(
    "    radius: 0,\n    density: 1.125,\n    scheme: 'dark',\n    fonts: { display: 'Georgia, \"Times New Roman\", serif' },\n",
  );
  expect(embedSnippetOf(BRAND)).toBe(
    [
      '<tapa-stat-strip',
      '  brand-color="#0f766e"',
      '  brand-accent="#d97706"',
      '  brand-radius="0"',
      '  brand-density="1.125"',
      '  brand-font-display="Georgia, \'Times New Roman\', serif"',
      '  scheme="dark"',
      '>',
      '  <script type="application/json">[{"label":"Trips booked","value":6,"hint":"3 upcoming"},{"label":"Spent","value":1250,"format":"money"}]</script>',
      '</tapa-stat-strip>',
      '<script async src="https://widgets.example/tapa/loader.js"></script>',
      '',
    ].join('\n'),
  );
});

it('includes language and currency other than the defaults', () => {
  const speech = { locale: 'fr', currency: 'XPF' };
  expect(providerCodeOf(BRAND, speech)).toContain("import { messages } from 'tapa-ui/messages/fr';");
  expect(providerCodeOf(BRAND, speech)).toContain(
    '  locale="fr"\n  messages={messages}\n  currency="XPF"\n>',
  );
  expect(embedSnippetOf(BRAND, speech)).toContain('  locale="fr"\n  currency="XPF"\n>');
});
