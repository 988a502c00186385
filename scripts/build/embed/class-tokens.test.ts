import { describe, expect, it } from 'vitest';
import { classesIn, markClasses, renameInCode, renameInCss, shortNames } from './class-tokens';
import { shortenVariables } from './variables';

const SOURCE = `const a = cx('t:flex t:@max-[43em]/rows:w-auto', "t:before:content-['x']", { t: 1 }, b ? t : c, \`\${d} t:p-3\`);`;

describe('class names', () => {
  const marked = markClasses(SOURCE);
  const names = shortNames(marked);

  it('are found in strings alone', () => {
    expect(classesIn(marked)).toEqual(
      new Set(['t:flex', 't:@max-[43em]/rows:w-auto', "t:before:content-['x']", 't:p-3']),
    );
  });

  it('are the same short ones in code and styles', () => {
    const short = names.get('t:@max-[43em]/rows:w-auto') ?? '';
    expect(short).toMatch(/^[a-z]$/);
    expect(renameInCode(marked, names)).toContain(` ${short}'`);
    expect(renameInCode(marked, names)).toContain('{ t: 1 }, b ? t : c');
    expect(renameInCss('.t\\:\\@max-\\[43em\\]\\/rows\\:w-auto{width:.5px}', names)).toBe(
      `.${short}{width:.5px}`,
    );
  });
});

describe('variables', () => {
  const css = 'a{--tapa-own-brand:var(--tapa-brand,red);color:var(--tapa-color-text);--tw-leading:1}';
  const code = 'for(;--t&&--tapa;)x("var(--tapa-color-text)")';
  const { inCss, inCode } = shortenVariables(css, code, (name) => name === '--tapa-brand');

  it('keep their public names and get short ones else', () => {
    expect(inCss(css)).toBe('a{--1_:var(--tapa-brand,red);color:var(--0_);--2_:1}');
  });

  it('are never taken for a decrement', () => {
    expect(inCode(code)).toBe('for(;--t&&--tapa;)x("var(--0_)")');
  });
});
