import { describe, expect, it } from 'vitest';
import {
  withoutBorderStyles,
  withoutIdleVariables,
  withoutInnerCalc,
  withoutMixFallbacks,
  withoutRepeats,
  withoutUnregistered,
  withoutUnusedPrimitives,
  withPlainChildren,
  withPlainValues,
  withQueriesJoined,
  withRulesJoined,
  withTagsApart,
} from './slim-sheet';

describe('the primitives that a stylesheet ships', () => {
  it('are those that something reads', () => {
    const css =
      '.a{--tapa-coral-50:#111;--tapa-coral-500:#222;--tapa-sand-0:#333;--tapa-ink:var(--tapa-coral-500)}';
    const names = ['--tapa-coral-50', '--tapa-coral-500', '--tapa-sand-0'];
    const kept = '.a{--tapa-coral-500:#222;--tapa-sand-0:#333;--tapa-ink:var(--tapa-coral-500)}';
    expect(withoutUnusedPrimitives(css, names, `${css} fill="var(--tapa-sand-0)"`)).toBe(kept);
  });

  it('are whole, pictures too', () => {
    const css = '.a{--tapa-motif-band:url("data:image/svg+xml;utf8,{}");--tapa-ink:#333}';
    expect(withoutUnusedPrimitives(css, ['--tapa-motif-band'], css)).toBe('.a{--tapa-ink:#333}');
  });
});

describe('declarations that stand twice', () => {
  it.each([
    ['.a{mask:x;mask:x;mask:y}', '.a{mask:x;mask:y}'],
    ['.a{mask:x;mask:x}.b{mask:x}', '.a{mask:x}.b{mask:x}'],
    ['.a{-webkit-mask:x;mask:x}', '.a{-webkit-mask:x;mask:x}'],
  ])('are written once: %j', (css, slim) => {
    expect(withoutRepeats(css)).toBe(slim);
  });
});

describe('rules of one selector', () => {
  it.each([
    ['.a{x:1}.a{y:2}.a{z:3}.b{x:1}', '.a{x:1;y:2;z:3}.b{x:1}'],
    ['@media m{.a{x:1}}.a{y:2}', '@media m{.a{x:1}}.a{y:2}'],
    ['.a{x:1}.b{y:2}.a{z:3}', '.a{x:1}.b{y:2}.a{z:3}'],
  ])('are one where they follow each other: %j', (css, joined) => {
    expect(withRulesJoined(css)).toBe(joined);
  });
});

describe('the fallback of a mixed colour', () => {
  const SUPPORTED = '@supports (color:color-mix(in lab, red, red))';
  it.each([
    [
      `.z{}.a{x:1;y:red}${SUPPORTED}{.a{y:color-mix(in lab, red, var(--b))}}`,
      '.z{}.a{x:1;y:color-mix(in lab, red, var(--b))}',
    ],
    [`.z{}.b,.a{y:red}${SUPPORTED}{.a{y:blue}}`, `.z{}.b,.a{y:red}${SUPPORTED}{.a{y:blue}}`],
    [`.z{}.a{w:red}${SUPPORTED}{.a{y:blue}}`, `.z{}.a{w:red}${SUPPORTED}{.a{y:blue}}`],
  ])('is left out where nothing else is in its rule: %j', (css, slim) => {
    expect(withoutMixFallbacks(css)).toBe(slim);
  });
});

describe('border styles', () => {
  it('are said where they are not solid', () => {
    expect(
      withoutBorderStyles('.a{border-style:var(--tw-border-style);border-width:1px}.b{border-style:dashed}'),
    ).toBe('.a{border-width:1px}.b{border-style:dashed}');
    expect(withoutBorderStyles('.a{border-block-style:var(--tw-border-style);border-block-width:1px}')).toBe(
      '.a{border-block-width:1px}',
    );
  });
});

it('needs no declarations of what is registered', () => {
  expect(withoutUnregistered('@layer properties{@supports (x){*,:before{--tw-b:initial}}}.a{b:c}')).toBe(
    '.a{b:c}',
  );
});

describe('the variables of Tailwind that a stylesheet keeps', () => {
  const sheet = (rules: string, ...names: [name: string, initial?: string][]): string =>
    `${rules}${names
      .map(
        ([name, initial]) =>
          `@property ${name}{syntax:"*";inherits:false${initial === undefined ? '' : `;initial-value:${initial}`}}`,
      )
      .join('')}`;

  it('are those that are both set and read', () => {
    const kept = sheet('.a{--tw-b:1;b:var(--tw-b)}', ['--tw-b', '2']);
    expect(withoutIdleVariables(kept)).toBe(kept);
  });

  it.each([
    ['.a{b:var(--tw-b)}', ['--tw-b', '2'], '.a{b:2}'],
    ['.a{b:x var(--tw-b,var(--c,calc(1px))) y}', ['--tw-b'], '.a{b:x var(--c,calc(1px)) y}'],
    ['.a{b:var(--tw-b,var(--tw-b,7))}', ['--tw-b'], '.a{b:7}'],
    ['.a{--tw-b:1;c:d}', ['--tw-b', '2'], '.a{c:d}'],
  ] as const)('not those of %j', (rules, name, slim) => {
    expect(withoutIdleVariables(sheet(rules, [...name]))).toBe(sheet(slim));
  });

  it('are no part of a transition when nothing sets them', () => {
    const css = '.a{--tw-b:1;b:var(--tw-b);transition-property:color,--tw-b,--tw-c}';
    expect(withoutIdleVariables(css)).toBe(css.replace(',--tw-c', ''));
  });

  it('refuses one that is read and has no value', () => {
    expect(() => withoutIdleVariables(sheet('.a{b:var(--tw-b)}', ['--tw-b']))).toThrow('--tw-b');
  });

  it('says of shadows only those that are there', () => {
    const css = sheet(
      '.a{--tw-s:1px;box-shadow:var(--tw-r), var(--tw-s)}',
      ['--tw-r', '0 0 #0000'],
      ['--tw-s', '0'],
    );
    expect(withoutIdleVariables(css)).toContain('box-shadow:var(--tw-s)}');
  });
});

describe('queries of named containers', () => {
  it('are joined where only others stand between', () => {
    const rows = '@container rows not (min-width:43em)';
    const table = '@container table not (min-width:43em)';
    expect(
      withQueriesJoined(
        `.z{}${rows}{.a{x:1}}${table}{.b{x:1}.c{x:1}}${rows}{.d{x:1}}@container (min-width:9px){.a{x:1}}`,
      ),
    ).toBe(`.z{}${rows}{.a{x:1}.d{x:1}}${table}{.b{x:1}.c{x:1}}@container (min-width:9px){.a{x:1}}`);
    expect(withQueriesJoined(`${rows}{.a{x:1}}.b{x:1}${rows}{.d{x:1}}`)).toBe(
      `${rows}{.a{x:1}}.b{x:1}${rows}{.d{x:1}}`,
    );
  });
});

describe('rules for children', () => {
  it.each([
    ['x{}:is(.t\\:\\*\\:a > *){b:c}', 'x{}.t\\:\\*\\:a>*{b:c}'],
    [':is(.t\\:\\*\\:w-\\[1px\\]>*):first-child{b:c}', '.t\\:\\*\\:w-\\[1px\\]>*:first-child{b:c}'],
    ['.a>:is(dl,ul){b:c}', '.a>:is(dl,ul){b:c}'],
    ['.x :is(.a>*){b:c}', '.x :is(.a>*){b:c}'],
  ])('are written without a list: %j', (css, plain) => {
    expect(withPlainChildren(css)).toBe(plain);
  });
});

describe('a list of tags', () => {
  it.each([
    [
      'a{}html body :is(a,h1):where([b],[c]){d:e}',
      'a{}html body a:where([b],[c]),html body h1:where([b],[c]){d:e}',
    ],
    [':is(svg,img){d:e}', 'svg,img{d:e}'],
    [':where(ul,ol):where([b]){d:e}', ':where(ul,ol):where([b]){d:e}'],
    ['.a>:is(dl,ul):last-child{d:e}', '.a>dl:last-child,.a>ul:last-child{d:e}'],
    [
      '.a\\:\\[\\&\\>\\:is\\(ul\\,ol\\)\\]\\:b>:is(ul,ol){d:e}',
      '.a\\:\\[\\&\\>\\:is\\(ul\\,ol\\)\\]\\:b>ul,.a\\:\\[\\&\\>\\:is\\(ul\\,ol\\)\\]\\:b>ol{d:e}',
    ],
    ['.a>[b=c]>:is(dl,ul){d:e}', '.a>[b=c]>dl,.a>[b=c]>ul{d:e}'],
    [':where(button:not(:disabled)):where([b]){d:e}', ':where(button:not(:disabled)):where([b]){d:e}'],
  ])('becomes a list of selectors: %j', (css, apart) => {
    expect(withTagsApart(css)).toBe(apart);
  });
});

describe('what classes hand on to each other by custom properties', () => {
  const size = (name: string) =>
    `.${name}{font-size:1px;line-height:var(--tw-leading,2);font-weight:var(--tw-font-weight,400)}`;
  const plainSize = (name: string) => `.${name}{font-size:1px;line-height:2;font-weight:400}`;
  const bold = '.bold{--tw-font-weight:700;font-weight:700}';
  const plainBold = '.bold{font-weight:700}';

  it.each([
    ['is written in its place', `${size('a')}${bold}`, `${plainSize('a')}${plainBold}`],
    [
      'wins over the text size of a query as before',
      `${size('a')}${bold}@container x (min-width:1px){${size('b')}.flex{display:flex}}`,
      `${plainSize('a')}@container x (min-width:1px){${plainSize('b')}}${plainBold}@container x (min-width:1px){.flex{display:flex}}`,
    ],
    [
      'leaves no query empty',
      `${size('a')}${bold}@container (min-width:1px){${size('b')}}`,
      `${plainSize('a')}@container (min-width:1px){${plainSize('b')}}${plainBold}`,
    ],
    [
      'may be a duration',
      '.a{transition-duration:var(--tw-duration,0s)}.b{--tw-duration:1s;transition-duration:1s}',
      '.a{transition-duration:0s}.b{transition-duration:1s}',
    ],
    [
      'may be a shadow',
      '.a{--tw-shadow:0 0 1px red;box-shadow:var(--tw-shadow)}',
      '.a{box-shadow:0 0 1px red}',
    ],
  ])('%s', (_, css, plain) => {
    expect(withPlainValues(css)).toBe(plain);
  });

  it('is refused where a text size would take it back', () => {
    expect(() => withPlainValues(`${bold}${size('a')}`)).toThrow('A text size stands after a weight');
  });
});

describe('a calc() inside of another function', () => {
  it.each([
    ['.a{x:min(calc(c * .3),.01)}', '.a{x:min(c * .3,.01)}'],
    ['.a{x:calc(c * min(1,2))}', '.a{x:calc(c * min(1,2))}'],
    ['.a{x:min(calc(var(--b) * 2),1px)}', '.a{x:min(calc(var(--b) * 2),1px)}'],
    ['.a{x:min(calc(1px + 2em) * 3,1px)}', '.a{x:min(calc(1px + 2em) * 3,1px)}'],
  ])('is left out where that one calculates itself and it stands alone: %j', (css, slim) => {
    expect(withoutInnerCalc(css)).toBe(slim);
  });
});
