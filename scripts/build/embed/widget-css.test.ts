import { describe, expect, it } from 'vitest';
import { forShadowRoot } from './widget-css.js';

describe("the library's styles in a shadow root", () => {
  it('declare variables on the root of the theme', () => {
    const css =
      ':where(:root), :where([data-tapa-theme]) { --tapa-a: 1px } :where(:root) { --tapa-b: 2px } p { margin: var(--tapa-a) var(--tapa-b) }';
    const adapted = forShadowRoot(css, '');
    expect(adapted).not.toContain(':root');
    expect(adapted).toContain(':where([data-tapa-theme]){--tapa-b:2px}');
  });

  it('use the brand of the page, or else the default', () => {
    const css =
      ':where(:root) { --tapa-brand: #7c3aed } :host { --page: initial !important } p { color: var(--tapa-brand) }';
    expect(forShadowRoot(css, '')).toBe(
      ':where([data-tapa-theme]){--tapa-brand:var(--page-brand)}:host{--page-brand:var(--tapa-brand,#7c3aed)!important}p{color:var(--tapa-brand)}',
    );
  });

  it('declare only variables that they or the code read', () => {
    const css =
      ':where(:root) { --tapa-a: 1px; --tapa-b: var(--tapa-a); --tapa-c: var(--tapa-b); --tapa-d: red; -webkit-hyphens: none }';
    expect(forShadowRoot(css, '')).toBe(':where([data-tapa-theme]){-webkit-hyphens:none}');
    expect(forShadowRoot(css, 'fill="var(--tapa-b)"')).toContain('--tapa-a:1px;--tapa-b:var(--tapa-a);');
  });

  it('have only keyframes of their animations', () => {
    const css =
      '@keyframes tapa-a { to { opacity: 0 } } @keyframes tapa-b { to { opacity: 0 } } p { animation: 1s tapa-a }';
    expect(forShadowRoot(css, '')).toBe('@keyframes tapa-a{to{opacity:0}}p{animation:1s tapa-a}');
  });

  it('set initial values by a rule, because shadow roots ignore @property', () => {
    const css =
      '@layer properties { @supports (-webkit-hyphens: none) { *, ::before { --tw-shadow: 0 0 #0000 } } } @property --tw-shadow { syntax: "*"; inherits: false; initial-value: 0 0 #0000 } p { box-shadow: var(--tw-shadow) }';
    expect(forShadowRoot(css, '')).toBe(
      '@layer properties{*,:before{--tw-shadow:0 0 #0000}}p{box-shadow:var(--tw-shadow)}',
    );
  });

  it('use the text size of the widget, and no rem', () => {
    expect(forShadowRoot('p { width: calc(2 * var(--tapa-rem, 1rem)) }', '')).toBe(
      'p{width:calc(2 * var(--tapa-rem))}',
    );
    expect(() => forShadowRoot('p { width: 2rem }', '')).toThrow('2rem');
    expect(() => forShadowRoot('p { --tapa-a: 3rem; width: var(--tapa-a) }', '')).toThrow('3rem');
  });
});
