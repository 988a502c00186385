import { readdirSync, readFileSync } from 'node:fs';
import { compile } from '@tailwindcss/node';
import { Scanner } from '@tailwindcss/oxide';
import postcss, { type AtRule, type Declaration } from 'postcss';
import { beforeAll, describe, expect, it } from 'vitest';
import { UNDO_MS } from '../../../src/components/request-actions/index.js';
import { leavesOf } from '../../../src/testing/tokens/token-file.js';
import { tokens } from '../../../src/theme/tokens.js';
import { ROOT } from '../../shared/run.js';

const THEME = `${ROOT}/src/theme`;

/** Properties of motion: `transition-duration`, `animation`, and the variables of Tailwind's classes. */
const MOTION = /^(?:transition|animation|--tw-(?:duration|delay|ease)|--default-transition|--tapa-motion)/;
/** A literal duration or curve, except `0s`, `linear` and steps. */
const LITERAL = /(?<![\w-])(?!0m?s\b)[\d.]+m?s\b|cubic-bezier\(|(?<![\w-])ease(?:-in|-out|-in-out)?(?![\w-])/;

const isMotion = ({ prop, value }: Declaration): boolean => MOTION.test(prop) && value !== 'revert-layer';

/** Returns whether a declaration is a token's. */
function isToken({ parent }: Declaration): boolean {
  for (let node = parent; node; node = node.parent as typeof node) {
    if (node.type === 'atrule' && (node as AtRule).params === 'tapa.tokens') return true;
  }
  return false;
}

/** Returns declarations of motion with a duration or curve outside of the scale. */
function literalsOf(css: string): string[] {
  const found: string[] = [];
  postcss.parse(css).walkDecls((declaration) => {
    if (isMotion(declaration) && !isToken(declaration) && LITERAL.test(declaration.value)) {
      found.push(declaration.toString());
    }
  });
  return found;
}

/** Compiles the package's theme with the classes in the given code. */
async function compiled(classes: readonly string[]): Promise<string> {
  const { build } = await compile(readFileSync(`${THEME}/styles.css`, 'utf8'), {
    base: THEME,
    onDependency: () => undefined,
  });
  return build([...classes]);
}

const isShipped = (name: string): boolean => /(?<!\.(?:test|stories))\.tsx?$/.test(name);
const files = (folder: string): string[] =>
  readdirSync(`${ROOT}/${folder}`, { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`);

describe('the scale of motion', () => {
  let css: string;
  beforeAll(async () => {
    const code = ['src/components', 'src/data-grid', 'src/dashboards', 'src/theme']
      .flatMap(files)
      .filter(isShipped)
      .map((name) => ({ content: readFileSync(`${ROOT}/${name}`, 'utf8'), extension: 'tsx' }));
    css = await compiled(new Scanner({}).scanFiles(code));
  });

  it('is used by components, dashboards and the theme alone', () => {
    expect(css).toContain('var(--tapa-duration-slow)');
    expect(literalsOf(css)).toEqual([]);
  });

  it('is used by stylesheets of pages and of Storybook alone', () => {
    const sheets = ['app/styles', 'app/public', '.storybook']
      .flatMap(files)
      .filter((name) => name.endsWith('.css'));
    expect(sheets).toEqual(expect.arrayContaining(['.storybook/preview.css', 'app/styles/app.css']));
    for (const name of sheets) {
      expect([name, literalsOf(readFileSync(`${ROOT}/${name}`, 'utf8'))]).toEqual([name, []]);
    }
  });

  it('detects a class with a literal duration or curve', async () => {
    const found = literalsOf(
      await compiled(['t:duration-150', 't:ease-[ease-in]', 't:[animation:tapa-enter_0.3s]', 't:delay-75']),
    );
    expect(found.filter((line) => /150ms|ease-in|0\.3s|75ms/.test(line)).length).toBeGreaterThanOrEqual(4);
  });

  it('sets a duration for every transition, even without a class', async () => {
    expect(await compiled(['t:transition-opacity'])).toMatch(
      /transition-duration: var\(--tw-duration, var\(--tapa-duration-fast\)\)/,
    );
  });

  it('ranges from 120 to 200 ms', () => {
    const times = leavesOf(tokens.primitive.duration ?? {}).map(
      ([, { $value }]) => ($value as { value: number }).value,
    );
    expect(times).toEqual([120, 160, 200]);
  });

  it('is 0 with reduced motion', () => {
    const none = new Set<string>();
    postcss.parse(css).walkAtRules('media', ({ params, nodes }) => {
      if (!params.includes('prefers-reduced-motion: reduce')) return;
      for (const node of nodes ?? []) {
        if (node.type === 'rule') {
          node.walkDecls(({ prop, value }) => {
            if (value === '0s') none.add(prop);
          });
        }
      }
    });
    expect([...none]).toEqual(
      leavesOf(tokens.primitive.duration ?? {}).map(([path]) => `--tapa-duration-${path.join('-')}`),
    );
  });

  it('has the duration of Undo in the code', () => {
    const [[, undo] = []] = leavesOf(tokens.primitive.wait ?? {});
    expect(undo?.$value).toEqual({ value: UNDO_MS, unit: 'ms' });
  });
});
