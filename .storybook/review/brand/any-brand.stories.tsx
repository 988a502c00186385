import { expect } from 'storybook/test';
import { COLOR_PAIRS } from '../../../scripts/tokens/color-pairs';
import { hexOf } from '../../../scripts/tokens/css-color';
import { type Mode, paletteOf } from '../../../scripts/tokens/palette';
import preview from '../../preview';
import { expectNoSidewaysScroll } from '../../story-checks';
import { PaintedColors } from '../painted-color';
import { AnyBrand } from './any-brand';
import { EXTREME_BRANDS, HUE_BRANDS, type SampleBrand } from './sixty-brands';

/** Sixty brands in two pages: axe measures every text on them, in light and in dark. */
const meta = preview.meta({
  title: 'foundations/Any brand',
  component: AnyBrand,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
});

export const Hues = meta.story({
  args: { title: 'Any hue', brands: HUE_BRANDS },
  play: async ({ args, canvasElement }) => {
    await expectNoSidewaysScroll();
    await expectPaintedAsComputed(canvasElement, args.brands);
  },
});

export const Extremes = meta.story({
  args: { title: 'Any extreme', brands: EXTREME_BRANDS },
  play: async ({ args, canvasElement }) => {
    await expectPaintedAsComputed(canvasElement, args.brands);
  },
});

const MODES: readonly Mode[] = ['light', 'dark'];
const DRAWN = [...new Set(COLOR_PAIRS.flatMap(({ color, on }) => [color, on]))];

/** One in so many brands is compared color by color: each takes a while. */
const COMPARED = 4;

/** What the property test proves of the formulas holds for a page only if the browser computes the same. */
async function expectPaintedAsComputed(canvas: HTMLElement, brands: readonly SampleBrand[]): Promise<void> {
  const roots = [...canvas.querySelectorAll<HTMLElement>('.many-brands [data-tapa-theme]')];
  await expect(roots.length).toBe(brands.length);
  const differences = brands.flatMap((brand, index) => {
    const root = roots[index];
    if (root === undefined || index % COMPARED !== 0) return [];
    const { color, ...others } = brand;
    const probe = root.appendChild(document.createElement('span'));
    const painted = new PaintedColors(probe);
    const found = MODES.flatMap((mode) => {
      const computed = paletteOf({ brand: color, ...others }, mode);
      return DRAWN.flatMap((name) => {
        const [shown, expected] = [painted.read(name, mode), hexOf(computed(name))];
        return isNear(shown, expected) ? [] : [`${color} ${name} ${mode}: ${shown}, not ${expected}`];
      });
    });
    probe.remove();
    return found;
  });
  await expect(differences.join('\n')).toBe('');
}

/** How far a painted channel may be from the computed one, in steps of 256: browsers compute with fewer digits. */
const ROUNDING = 1;

function isNear(one: string, other: string): boolean {
  return [1, 3, 5].every((start) => {
    const [first = 0, second = 0] = [one, other].map((hex) =>
      Number.parseInt(hex.slice(start, start + 2), 16),
    );
    return Math.abs(first - second) <= ROUNDING;
  });
}
