import { expect } from 'storybook/test';
import { COLOR_PAIRS } from '../../../scripts/tokens/color-pairs';
import { hexOf } from '../../../scripts/tokens/css-color';
import { type Mode, paletteOf } from '../../../scripts/tokens/palette';
import preview from '../../preview';
import { expectNoSidewaysScroll } from '../../story-checks';
import { PaintedColors } from '../painted-color';
import { AnyBrand } from './any-brand';
import { SIXTY_BRANDS } from './sixty-brands';

const meta = preview.meta({
  title: 'foundations/Any brand',
  component: AnyBrand,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
});

const MODES: readonly Mode[] = ['light', 'dark'];
const DRAWN = [...new Set(COLOR_PAIRS.flatMap(({ color, on }) => [color, on]))];

/** One in so many brands is compared color by color: each takes a while. */
const COMPARED = 4;

/** How far a painted channel may be from the computed one, in steps of 256: browsers compute with fewer digits. */
const ROUNDING = 1;

/** axe then measures every text on the page, in light and in dark. */
export const Page = meta.story({
  name: 'Any brand',
  play: async ({ canvasElement }) => {
    await expectNoSidewaysScroll();
    const roots = [...canvasElement.querySelectorAll<HTMLElement>('.sixty-brands [data-tapa-theme]')];
    await expect(roots).toHaveLength(SIXTY_BRANDS.length);
    // What the property test proves of the formulas holds for the page only if the browser computes the same.
    const differences = roots.flatMap((root, index) => {
      if (index % COMPARED !== 0) return [];
      const { color: brand, accent, neutral, ink, deep } = SIXTY_BRANDS[index] ?? {};
      const set = Object.entries({ brand, accent, neutral, ink, deep }).filter(([, value]) => value);
      const probe = root.appendChild(document.createElement('span'));
      const painted = new PaintedColors(probe);
      const found = MODES.flatMap((mode) => {
        const computed = paletteOf(Object.fromEntries(set), mode);
        return DRAWN.flatMap((name) => {
          const [shown, expected] = [painted.read(name, mode), hexOf(computed(name))];
          return isNear(shown, expected) ? [] : [`${brand} ${name} ${mode}: ${shown}, not ${expected}`];
        });
      });
      probe.remove();
      return found;
    });
    await expect(differences.join('\n')).toBe('');
  },
});

function isNear(one: string, other: string): boolean {
  return [1, 3, 5].every((start) => {
    const [first, second] = [one, other].map((hex) => Number.parseInt(hex.slice(start, start + 2), 16));
    return Math.abs((first ?? 0) - (second ?? 0)) <= ROUNDING;
  });
}
