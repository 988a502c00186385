import { afterEach, describe, expect, it } from 'vitest';
import { tokens } from '../../../src/theme/tokens.js';
import { renderOldBrowsersCss, renderTokensCss } from './render-css.js';

/** Returns selectors and their values of a property. All have zero specificity, so the last match wins. */
const rulesOf = (css: string, property: string): readonly (readonly [string, string])[] =>
  [...css.matchAll(new RegExp(`^ *(:where\\(.*) \\{\\n(?:[^}]*\\n)? *${property}: ([^;]+);`, 'gm'))].map(
    ([, selector = '', value = '']) => [selector, value.replace(' !important', '')],
  );

/** Returns the value of an element's property under these rules. */
function valueAt(element: Element | null, rules: ReturnType<typeof rulesOf>): string {
  if (element === null) return '';
  const value = rules.findLast(([selector]) => element.matches(selector))?.[1];
  return value === undefined || value === 'inherit' ? valueAt(element.parentElement, rules) : value;
}

/** Renders providers from the outermost, by scheme, '.' and class, or ''. Returns the innermost. */
function innermost(page: string, ...providers: string[]): Element {
  const themed = (scheme: string) =>
    scheme.startsWith('.') ? ` class="${scheme.slice(1)}"` : scheme ? ` data-theme="${scheme}"` : '';
  document.body.innerHTML = `<div${themed(page)}>${providers
    .map((scheme, depth) => `<div data-tapa-theme${themed(scheme)} data-depth="${depth}">`)
    .join('')}</div>`;
  const found = document.querySelector(`[data-depth="${providers.length - 1}"]`);
  if (found === null) throw new Error('No provider');
  return found;
}

afterEach(() => {
  document.body.innerHTML = '';
});

type Case = readonly [page: string, providers: string[], scheme: 'light' | 'dark'];

/** Marks by a class, alone and beside an attribute, without rules for old browsers. */
const CLASS_CASES: readonly Case[] = [
  ['.dark', [''], 'dark'],
  ['.light', [''], 'light'],
  ['.dark', ['', ''], 'dark'],
  ['.dark', ['light'], 'light'],
  ['.dark', ['light', ''], 'light'],
  ['.light', ['dark'], 'dark'],
  ['.dark other" data-theme="light', [''], 'dark'],
  ['.light other" data-theme="dark', [''], 'light'],
  ['light', ['.dark'], 'dark'],
  ['light', ['.dark" data-theme="light'], 'light'],
];

/** A provider inside a light one on a dark page. Old browsers match it by an ancestor in `:not()`. */
const INSIDE_LIGHT: Case = ['dark', ['light', ''], 'light'];

const CASES: readonly Case[] = [
  ['light', ['dark', ''], 'dark'],
  ['light', ['dark', '', ''], 'dark'],
  ['light', ['', ''], 'light'],
  ['dark', ['', ''], 'dark'],
  ['', ['dark', ''], 'dark'],
  ['', ['light', 'dark'], 'dark'],
  ['light', ['dark', 'light'], 'light'],
  ['dark', ['light'], 'light'],
  ['light', ['dark'], 'dark'],
];

describe('a provider', () => {
  const schemes = rulesOf(renderTokensCss(tokens), 'color-scheme');
  const [light, dark, ...others] = rulesOf(renderOldBrowsersCss(tokens), '--tapa-color-canvas');

  it.each([...CASES, ...CLASS_CASES, INSIDE_LIGHT])(
    'on a page %j, the last of %j, is %s',
    (page, providers, scheme) => {
      expect(valueAt(innermost(page, ...providers), schemes)).toBe(scheme);
    },
  );

  // Without INSIDE_LIGHT: happy-dom does not support ancestors inside `:not()`.
  it.each(CASES)('on a page %j, the last of %j, is %s in old browsers', (page, providers, scheme) => {
    if (!light || !dark) throw new Error('No colours for old browsers');
    expect(others).toEqual([]);
    const expected = { light, dark }[scheme][1];
    expect(valueAt(innermost(page, ...providers), [light, dark])).toBe(expected);
  });

  it('without any mark inherits the scheme of the page', () => {
    expect(valueAt(innermost('', '', ''), schemes)).toBe('');
  });

  it.each([
    ['', ['system']],
    ['dark', ['system']],
    ['.dark', ['system', '']],
  ])('on a page %j, the last of %j, follows the reader where it asks to', (page, providers) => {
    expect(valueAt(innermost(page, ...providers), schemes)).toBe('light dark');
  });

  it.each([
    ['light', 'dark'],
    ['dark', 'light'],
  ])('has the nearer of two marks around: %s, then %s', (outer, inner) => {
    for (const mark of ['data-theme', 'class']) {
      document.body.innerHTML = `<div ${mark}="${outer}"><p ${mark}="${inner}"><b data-tapa-theme></b></p></div>`;
      expect(valueAt(document.querySelector('b'), schemes)).toBe(inner);
      document.body.innerHTML = `<div ${mark}="${inner}"><div ${mark}="${outer}"><p ${mark}="${inner}"><b data-tapa-theme></b></p></div></div>`;
      expect(valueAt(document.querySelector('b'), schemes)).toBe(inner);
    }
  });
});
