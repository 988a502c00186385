import { expect, it } from 'vitest';
import { undeclaredVariables, unevenDeclarations } from './check-sheets.js';

it('finds declarations that engines compute differently', () => {
  const lost = [
    'padding-inline:var(--x)',
    'border-block-style:var(--x)',
    'border-inline-start:1px solid var(--x)',
  ];
  const added = 'color:oklab(from red calc(1 - hypot(a,b)) a b)';
  expect(unevenDeclarations(`@layer a{b{${[...lost, added].join(';')}}}`)).toEqual([...lost, added]);
});

it('ignores declarations that all engines compute alike', () => {
  const css =
    'a{padding:var(--x);padding-inline:4px;scroll-padding-inline-start:var(--x);border-inline-start-width:var(--x);inline-size:var(--x);width:calc(hypot(3px,4px) - 1px)}';
  expect(unevenDeclarations(css)).toEqual([]);
});

it('returns variables that a stylesheet reads but does not declare', () => {
  const css = ':root { --tapa-a: 1px } .b { margin: var(--tapa-a) var(--tapa-c); color: var(--tapa-d, red) }';
  expect(undeclaredVariables(css)).toEqual(['--tapa-c']);
});
