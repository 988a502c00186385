import { brandVariables } from '../../../src/theme/brand.js';
import type { Brand } from '../../../src/theme/index.js';

/** Returns the brand as CSS. */
export function cssOf(brand: Brand): string {
  const variables = Object.entries(brandVariables(brand)).map(([name, value]) => `  ${name}: ${value};\n`);
  const scheme =
    brand.scheme === 'light' || brand.scheme === 'dark'
      ? `[data-tapa-theme] {\n  color-scheme: ${brand.scheme};\n}\n`
      : '';
  return `:root {\n${variables.join('')}}\n${scheme}`;
}

/** The toolbar's language and currency, without the defaults. */
export interface Speech {
  locale?: string | undefined;
  currency?: string | undefined;
}

/** Returns the React code of the provider. */
export function providerCodeOf(brand: Brand, { locale, currency }: Speech = {}): string {
  const lines = Object.entries(brand).map(([name, value]) => `    ${name}: ${literal(value)},\n`);
  return [
    locale ? `import { messages } from 'tapa-ui/messages/${locale}';\n` : '',
    "import { TapaProvider } from 'tapa-ui/theme';\n\n",
    `<TapaProvider\n  brand={{\n${lines.join('')}  }}\n`,
    locale ? `  locale="${locale}"\n  messages={messages}\n` : '',
    currency ? `  currency="${currency}"\n` : '',
    '>\n  …\n</TapaProvider>\n',
  ].join('');
}

function literal(value: unknown): string {
  if (typeof value === 'string') return `'${value}'`;
  if (typeof value !== 'object' || value === null) return String(value);
  const inside = Object.entries(value).map(([name, part]) => `${name}: ${literal(part)}`);
  return `{ ${inside.join(', ')} }`;
}

/** Sample figures. */
const FIGURES = [
  { label: 'Trips booked', value: 6, hint: '3 upcoming' },
  { label: 'Spent', value: 1250, format: 'money' },
];

/** Returns the HTML of a widget with sample figures and the loader, which works on any page. */
export function embedSnippetOf(brand: Brand, { locale, currency }: Speech = {}): string {
  const { scheme, fonts, displayWeight, ...values } = brand;
  const attributes: [name: string, value: string | number | undefined][] = [
    ...Object.entries(values).map(([name, value]): [string, string | number] => [`brand-${name}`, value]),
    ['brand-font-display', fonts?.display],
    ['brand-font-text', fonts?.text],
    ['brand-display-weight', displayWeight],
    ['scheme', scheme],
    ['locale', locale],
    ['currency', currency],
  ];
  const lines = attributes.flatMap(([name, value]) =>
    value === undefined ? [] : `  ${name}="${String(value).replaceAll('"', "'")}"\n`,
  );
  return [
    `<tapa-stat-strip\n${lines.join('')}>\n`,
    `  <script type="application/json">${JSON.stringify(FIGURES)}</script>\n`,
    '</tapa-stat-strip>\n',
    '<script async src="https://widgets.example/tapa/loader.js"></script>\n',
  ].join('');
}
