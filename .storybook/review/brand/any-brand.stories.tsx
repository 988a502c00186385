import { expect } from 'storybook/test';
import { DRAWN_COLORS } from '../../../src/testing/tokens/color-pairs';
import { hexOf } from '../../../src/testing/tokens/css-color';
import { paletteOf } from '../../../src/testing/tokens/palette';
import { MODES } from '../../../src/testing/tokens/token-file';
import { TapaProvider } from '../../../src/theme';
import preview from '../../preview';
import { expectNoSidewaysScroll } from '../../story-checks';
import { ReviewPage } from '../page';
import { AnyBrand, StatusSample, SUBJECTS } from './any-brand';
import { PaintedColors } from './painted-palette';
import { EXTREME_BRANDS, HUE_BRANDS, type SampleBrand } from './sixty-brands';

/** Sixty brands in two pages: axe measures every text on them, in light and in dark. */
const meta = preview.meta({
  title: 'foundations/Any brand',
  id: 'foundations-any-brand',
  component: AnyBrand,
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

/** The color of what waits, and others like it. */
const LIKE_WARNING = ['#d49915', '#ffc65a', '#ffe600', '#a77600'];

/**
 * A brand may be as yellow as the warning that no partner can set. Nothing then hangs on the color: every badge says its
 * state in a word with an icon of its own, and a budget near its limit says so.
 */
export const LikeTheWarning = meta.story({
  render: () => (
    <ReviewPage
      title="Like the warning"
      lede="A yellow brand lies near the color of what waits. States stay apart by word and icon."
      isWide
    >
      <ul className="many-brands">
        {LIKE_WARNING.map((color) => (
          <li key={color}>
            <TapaProvider brand={{ color }}>
              <StatusSample name={color} />
            </TapaProvider>
          </li>
        ))}
      </ul>
    </ReviewPage>
  ),
  args: { title: '', brands: [] },
  play: async ({ canvas, canvasElement }) => {
    for (const subject of SUBJECTS) {
      const row = canvasElement.querySelector(`[data-subject="${subject}"]`);
      const badges = [...(row?.querySelectorAll('[data-slot="badge"]') ?? [])];
      await expect(badges.length).toBeGreaterThan(1);
      await expect(new Set(badges.map((badge) => badge.textContent)).size).toBe(badges.length);
      await expect(new Set(badges.map((badge) => badge.querySelector('svg')?.innerHTML)).size).toBe(
        badges.length,
      );
    }
    await expect(canvas.getAllByText('Near limit')).toHaveLength(LIKE_WARNING.length);
    await expectNoSidewaysScroll();
  },
});

/** Only every n-th brand is compared color by color, because each takes a while. */
const COMPARED = 4;

/** The property test proves the formulas; this checks that the browser computes the same colors. */
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
      return DRAWN_COLORS.flatMap((name) => {
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
