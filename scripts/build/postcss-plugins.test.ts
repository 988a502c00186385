import postcss from 'postcss';
import { expect, it } from 'vitest';
import { postcssPlugins } from '../../vite.shared.js';

const processed = (css: string): string => postcss(postcssPlugins()).process(css, { from: undefined }).css;

it('writes logical shorthands with var() as longhands', () => {
  expect(processed('a{padding-inline:var(--x,4px)}')).toBe(
    'a{padding-inline-start:var(--x,4px);padding-inline-end:var(--x,4px)}',
  );
  expect(processed('a{margin-block:calc(var(--x, 0px)*-1) var(--y)!important;color:red}')).toBe(
    'a{margin-block-start:calc(var(--x, 0px)*-1)!important;margin-block-end:var(--y)!important;color:red}',
  );
  expect(processed('@layer b{a{&:hover{border-inline-style:var(--s)}}}')).toBe(
    '@layer b{a{&:hover{border-inline-start-style:var(--s);border-inline-end-style:var(--s)}}}',
  );
});

it('does not change other declarations', () => {
  const css =
    'a{padding:var(--x);border-inline:1px solid var(--c);padding-inline:4px 8px;--padding-inline:var(--x);inset-inline-start:var(--x)}';
  expect(processed(css)).toBe(css);
});

it('writes the children of an element without :is()', () => {
  expect(
    processed(
      ':is(.a\\:\\*\\:m-\\[calc\\(2\\*var\\(--x\\)\\)\\]>*){color:red}:is(:where(.b) .a > *):last-child,.c{color:red}',
    ),
  ).toBe(
    '.a\\:\\*\\:m-\\[calc\\(2\\*var\\(--x\\)\\)\\]>*{color:red}:where(.b) .a > *:last-child,.c{color:red}',
  );
  expect(processed(':is(h1,h2)>*,:is(.a .b),:is(h1,h2) :is(.a>*){color:red}')).toBe(
    ':is(h1,h2)>*,:is(.a .b),:is(h1,h2) :is(.a>*){color:red}',
  );
});
