import { createRequire } from 'node:module';
import { build } from 'esbuild';
import * as lucide from 'lucide-react';
import { chromium } from 'playwright';
import { type ComponentType, createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { iconsInUse } from '../../.storybook/review/foundations/icons-in-use';
import { iconDrawings } from '../build/icons/esbuild-plugin';
import { BROWSER_ARGS, browserPath } from '../shared/browser';
import { ROOT } from '../shared/run';

type Icons = Readonly<Record<string, ComponentType>>;

/**
 * Icons with shapes that no icon in use has: a polygon, and a rectangle with `ry` alone. Not an ellipse, whose stroke
 * Chromium takes for an ellipse when it looks for points.
 */
const RARE_SHAPES = ['Navigation2', 'ArrowDown01'];

/** Points in a row of the grid that is laid over an icon; its step is no fraction of Lucide's, on which edges lie. */
const POINTS = 33;

/** The icons as the package ships them. */
async function builtIcons(names: readonly string[]): Promise<Icons> {
  const { outputFiles } = await build({
    stdin: { contents: `export { ${names.join(', ')} } from 'lucide-react';`, resolveDir: ROOT },
    bundle: true,
    write: false,
    format: 'cjs',
    external: ['react'],
    plugins: [iconDrawings()],
  });
  const module: { exports: Icons } = { exports: {} };
  new Function('module', 'require', outputFiles[0]?.text ?? '')(module, createRequire(import.meta.url));
  return module.exports;
}

function markupOf(icons: Icons, name: string): string {
  const Icon = icons[name];
  if (Icon === undefined) throw new Error(`There is no icon ${name}`);
  return renderToStaticMarkup(createElement(Icon));
}

/**
 * Every icon covers the same points of its grid as Lucide's own, in the pinned browser and with the package's styles, is as
 * large and drawn with the same lines, and as hidden from assistive technology.
 */
export async function checkIcons(): Promise<boolean> {
  const names = [...Object.keys(iconsInUse(`${ROOT}/src`)), ...RARE_SHAPES];
  const built = await builtIcons(names);
  const pairs = names.map((name) => ({
    name,
    ours: markupOf(built, name),
    theirs: markupOf(lucide as unknown as Icons, name),
  }));
  const browser = await chromium.launch({ executablePath: await browserPath(), args: BROWSER_ARGS });
  try {
    const page = await browser.newPage();
    await page.setContent(pairs.map(({ ours, theirs }) => ours + theirs).join(''));
    await page.addStyleTag({ path: `${ROOT}/dist/core.css` });
    const drawings = await page.evaluate((points) => {
      const grid = Array.from({ length: points * points }, (_, index) => {
        const [x, y] = [index % points, Math.floor(index / points)].map(
          (step) => ((step + 0.5) * 24) / points,
        );
        return new DOMPoint(x, y);
      });
      return [...document.querySelectorAll('svg')].map((svg) => {
        const shapes = [...svg.querySelectorAll<SVGGeometryElement>('*')].map(
          (shape) => [shape, getComputedStyle(shape).fill !== 'none'] as const,
        );
        const { width, height, fill, stroke, strokeWidth, strokeLinecap, strokeLinejoin } =
          getComputedStyle(svg);
        const said = ['viewBox', 'aria-hidden'].map((name) => svg.getAttribute(name));
        const covered = grid
          .map((point) =>
            shapes.some(
              ([shape, isFilled]) => shape.isPointInStroke(point) || (isFilled && shape.isPointInFill(point)),
            )
              ? '1'
              : '0',
          )
          .join('');
        return {
          covered,
          look: [...said, width, height, fill, stroke, strokeWidth, strokeLinecap, strokeLinejoin].join(),
        };
      });
    }, POINTS);
    const wrong = pairs.filter((_, index) => {
      const [drawn, expected] = [drawings[2 * index], drawings[2 * index + 1]];
      return (
        !drawn?.covered.includes('1') || drawn.covered !== expected?.covered || drawn.look !== expected.look
      );
    });
    if (wrong.length > 0)
      console.error('Icons unlike those of Lucide:', wrong.map(({ name }) => name).join(', '));
    return wrong.length === 0;
  } finally {
    await browser.close();
  }
}
