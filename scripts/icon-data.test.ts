import { createRequire } from 'node:module';
import { build } from 'esbuild';
import * as lucide from 'lucide-react';
import { type ComponentType, createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, describe, expect, it } from 'vitest';
import { iconsInUse } from '../.storybook/review/foundations/icons-in-use';
import { iconData } from './icon-data';
import { ROOT } from './suites/run';

type Icons = Readonly<Record<string, ComponentType<{ className?: string }>>>;

const NAMES = Object.keys(iconsInUse(`${ROOT}/src`));

/** The icons as the package ships them. */
async function builtIcons(): Promise<{ icons: Icons; code: string }> {
  const { outputFiles } = await build({
    stdin: { contents: `export { ${NAMES.join(', ')} } from 'lucide-react';`, resolveDir: ROOT },
    bundle: true,
    write: false,
    format: 'cjs',
    external: ['react'],
    plugins: [iconData],
  });
  const code = outputFiles[0]?.text ?? '';
  const module: { exports: Icons } = { exports: {} };
  new Function('module', 'require', code)(module, createRequire(import.meta.url));
  return { icons: module.exports, code };
}

/** What an icon draws, whatever the order of its attributes, without the names that Lucide gives it. */
function drawing(icons: Icons, name: string): { attributes: string[]; lines: string } {
  const Icon = icons[name];
  if (Icon === undefined) throw new Error(`There is no icon ${name}`);
  const markup = renderToStaticMarkup(createElement(Icon, { className: 'sized' }));
  const [, svg = '', lines = ''] = /^<svg (.*?)>(.*)<\/svg>$/.exec(markup) ?? [];
  const attributes = svg.match(/[\w-]+="[^"]*"/gi) ?? [];
  return { attributes: attributes.filter((text) => !/^(xmlns|class)=/.test(text)).sort(), lines };
}

describe('the icons that the package ships', () => {
  let built: Awaited<ReturnType<typeof builtIcons>>;
  beforeAll(async () => {
    built = await builtIcons();
  });

  it.each(NAMES)('%s is drawn as Lucide draws it', (name) => {
    const { attributes, lines } = drawing(lucide as unknown as Icons, name);
    expect(lines).not.toBe('');
    expect(drawing(built.icons, name)).toEqual({ attributes, lines });
  });

  it('carry nothing but their drawings', () => {
    expect(built.code).not.toMatch(/aliases|absoluteStrokeWidth|key: "/);
  });
});
