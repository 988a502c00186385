import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { compile, type Polyfills } from '@tailwindcss/node';
import { Scanner } from '@tailwindcss/oxide';
import { Features, type Targets, transform } from 'lightningcss';
import postcss, { type Plugin } from 'postcss';
import { BROWSER_TARGETS, postcssPlugins } from '../../vite.shared.js';
import { ROOT } from '../shared/run.js';

/** The supported browsers know `@property` and color-mix(). */
const NO_POLYFILLS: Polyfills.None = 0;

/** The oldest supported browsers in the format of Lightning CSS: one byte for each part of a version. */
const TARGETS: Targets = Object.fromEntries(
  BROWSER_TARGETS.map((target) => {
    const [, name = '', major, minor = 0] = /^(\D+)(\d+)\.?(\d+)?$/.exec(target) ?? [];
    return [name === 'ios' ? 'ios_saf' : name, (Number(major) << 16) | (Number(minor) << 8)];
  }),
);

/**
 * Compiles and minifies a stylesheet of src/theme. Nesting is compiled away: browsers that need
 * old-browsers.css would ignore nested rules.
 *
 * @param name - without `.css`
 * @param output - path of the file to write
 */
export async function compileSheet(name: string, output: string): Promise<void> {
  const base = `${ROOT}/src/theme`;
  const { build, sources } = await compile(readFileSync(`${base}/${name}.css`, 'utf8'), {
    base,
    onDependency: () => undefined,
    polyfills: NO_POLYFILLS,
  });
  const { code } = transform({
    filename: output,
    code: Buffer.from(build(new Scanner({ sources }).scan())),
    minify: true,
    targets: TARGETS,
    include: Features.Nesting,
  });
  const compiled = code.toString();
  const { css } = postcss([
    ...postcssPlugins(),
    ownVariables(),
    withoutIdle(readersOf(name) + compiled),
  ]).process(compiled, {
    from: output,
  });
  writeFileSync(output, css);
}

const TAILWINDS = '--tw-';
const OURS = '--t-';

/**
 * PostCSS plugin that renames Tailwind's variables. A host's Tailwind 3 sets its own on every element, in no
 * layer (`* { --tw-shadow: 0 0 #0000 }`), which would remove the shadows of our components.
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

/** Returns all sources that may read a token's variable. With the kit, no other stylesheet is loaded. */
const readersOf = (name: string): string =>
  readdirSync(`${ROOT}/src`, { recursive: true, encoding: 'utf8' })
    .filter((path) => /(?<!\.(?:test|stories))\.(?:css|tsx?)$/.test(path))
    .filter((path) => name !== 'kit' || !path.endsWith('.css'))
    .map((path) => readFileSync(`${ROOT}/src/${path}`, 'utf8'))
    .join('\n');

/** PostCSS plugin that removes unread primitive colours, spaces and patterns. tokens.json keeps them all. */
function withoutIdle(text: string): Plugin {
  return {
    postcssPlugin: 'tapa-without-idle',
    Declaration(declaration) {
      const { prop } = declaration;
      if (PRIMITIVE.test(prop) && !text.includes(`var(${prop})`) && !text.includes(`var(${prop},`))
        declaration.remove();
    },
  };
}

const PRIMITIVE = /^--tapa-([a-z]+-\d+|motif-[a-z]+)$/;
