import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import postcss, { type Plugin } from 'postcss';
import { leavesOf } from '../../src/testing/tokens/token-file';
import { tokens } from '../../src/theme/tokens';
import { logicalLonghands } from '../../vite.shared';
import { ROOT, run } from '../shared/run';

/**
 * Compiles a stylesheet of src/theme, minified.
 *
 * @param name - without `.css`
 * @param output - path of the file to write
 * @throws when Tailwind fails; it says why on stderr
 */
export async function compileSheet(name: string, output: string): Promise<void> {
  const code = await run('tailwindcss', [
    '--input',
    `${ROOT}/src/theme/${name}.css`,
    '--output',
    output,
    '--minify',
  ]);
  if (code !== 0) throw new Error(`Tailwind could not compile src/theme/${name}.css: see above`);
  const compiled = readFileSync(output, 'utf8');
  const { css } = postcss([logicalLonghands(), ownVariables(), withoutIdle(compiled)]).process(compiled, {
    from: output,
  });
  writeFileSync(output, css);
}

/** Tailwind's names for the variables that its classes hand to each other, and ours. */
const TAILWINDS = '--tw-';
const OURS = '--t-';

/**
 * PostCSS plugin that gives Tailwind's variables names of our own: a host's Tailwind 3 sets its own on every element
 * (`* { --tw-shadow: 0 0 #0000 }`, in no layer), which would take the shadows off our components.
 */
export const ownVariables = (): Plugin => {
  const renamed = (text: string): string => text.replaceAll(TAILWINDS, OURS);
  return {
    postcssPlugin: 'tapa-own-variables',
    OnceExit(root) {
      root.walkAtRules('property', (rule) => {
        rule.params = renamed(rule.params);
      });
      root.walkDecls((declaration) => {
        declaration.prop = renamed(declaration.prop);
        declaration.value = renamed(declaration.value);
      });
    },
  };
};

/** The text of all sources that may read a token's variable. */
const readers = (): string =>
  readdirSync(`${ROOT}/src`, { recursive: true, encoding: 'utf8' })
    .filter((name) => /(?<!\.(?:test|stories))\.(?:css|tsx?)$/.test(name))
    .map((name) => readFileSync(`${ROOT}/src/${name}`, 'utf8'))
    .join('\n');

/**
 * PostCSS plugin that removes unneeded rules: primitive colours that nothing reads (tokens.json keeps them all), and
 * Tailwind's fallback for browsers without `@property`, which are not supported.
 */
function withoutIdle(css: string): Plugin {
  const { primitive } = tokens;
  const text = readers() + css;
  const idle = new Set(
    leavesOf(primitive.color ?? {})
      .map(([path]) => `--tapa-${path.join('-')}`)
      .filter((name) => !text.includes(`var(${name})`) && !text.includes(`var(${name},`)),
  );
  return {
    postcssPlugin: 'tapa-without-idle',
    AtRule(rule) {
      if (rule.name === 'layer' && rule.params === 'properties' && rule.nodes) rule.remove();
    },
    Declaration(declaration) {
      if (idle.has(declaration.prop)) declaration.remove();
    },
  };
}
