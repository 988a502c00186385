import { formatHex, oklch, toGamut } from 'culori';
import { expect } from 'storybook/test';
import { StatusBadge } from '../../../src/components/badge/index.js';
import { Button } from '../../../src/components/button/index.js';
import { ProgressField } from '../../../src/components/progress/index.js';
import { STATUS_TONES, type StatusSubject, statusTone } from '../../../src/domain/status.js';
import { DRAWN_COLORS } from '../../../src/testing/tokens/color-pairs.js';
import { hexOf } from '../../../src/testing/tokens/css-color.js';
import { paletteOf } from '../../../src/testing/tokens/palette.js';
import { MODES } from '../../../src/testing/tokens/token-file.js';
import { type Brand, TapaProvider } from '../../../src/theme/index.js';
import preview from '../../preview.js';
import { expectNoSidewaysScroll } from '../../story-checks.js';
import { ReviewPage } from '../page.js';
import { BrandSample } from './brand-sample.js';
import { PaintedColors } from './painted-palette.js';

type SampleBrand = Readonly<
  Required<Pick<Brand, 'color'>> & Pick<Brand, 'accent' | 'neutral' | 'ink' | 'deep'>
>;

const HUES = Array.from({ length: 12 }, (_, step) => step * 30);

/** Dark, middle and light, with the chroma that sRGB allows. */
const DEPTHS = [
  { l: 0.35, c: 0.14 },
  { l: 0.6, c: 0.22 },
  { l: 0.88, c: 0.14 },
];

const inSrgb = toGamut('rgb', 'oklch');
const around = (l: number, c: number, h: number) => formatHex(inSrgb({ mode: 'oklch', l, c, h }));

/** Corners of sRGB, and grays. */
const EXTREMES = [
  '#000000',
  '#ffffff',
  '#ff0000',
  '#00ff00',
  '#0000ff',
  '#ffff00',
  '#00ffff',
  '#ff00ff',
  '#222222',
  '#767676',
  '#9b9b9b',
  '#e8e8e8',
];

/** Colors on which black and white text are about equally readable. */
const BETWEEN_BLACK_AND_WHITE = ['#e62012', '#667e28', '#c91dd1', '#757575'];

/** Brands that set every color, far from Tapa's own and from each other. */
const WHOLE_BRANDS: readonly SampleBrand[] = [0, 45, 90, 135, 180, 225, 270, 315].map((hue) => ({
  color: around(0.55, 0.2, hue),
  accent: around(0.75, 0.15, hue + 150),
  neutral: around(0.6, 0.12, hue + 60),
  ink: around(0.35, 0.16, hue + 240),
  deep: around(0.4, 0.18, hue + 120),
}));

const HUE_BRANDS: readonly SampleBrand[] = DEPTHS.flatMap(({ l, c }) =>
  HUES.map((hue) => ({ color: around(l, c, hue) })),
);

const EXTREME_BRANDS: readonly SampleBrand[] = [
  ...[...EXTREMES, ...BETWEEN_BLACK_AND_WHITE].map((color) => ({ color })),
  ...WHOLE_BRANDS,
];

/** Returns 'hue 293' or 'gray'. */
function describeColor(color: string): string {
  const { c = 0, h } = oklch(color) ?? {};
  return h === undefined || c < 0.02 ? 'gray' : `hue ${Math.round(h)}`;
}

interface AnyBrandProps {
  title: string;
  brands: readonly SampleBrand[];
}

const MANY = 't:grid t:grid-cols-[repeat(auto-fill,minmax(min(100%,300px),1fr))] t:gap-5';

/** Many brands side by side, to see how every partner's color is used. */
function AnyBrand({ title, brands }: AnyBrandProps) {
  return (
    <ReviewPage
      title={title}
      lede="What becomes of a partner’s color. The fill keeps it. Text on it is black or white, whichever reads better; links, marks, edges and the focus ring move only as far as they must."
    >
      <ul className={MANY} data-testid="brands">
        {brands.map((brand) => (
          <li key={JSON.stringify(brand)}>
            <TapaProvider brand={brand}>
              <BrandSample name={brand.color} detail={describeColor(brand.color)} />
            </TapaProvider>
          </li>
        ))}
      </ul>
    </ReviewPage>
  );
}

function statusesOf(subject: StatusSubject): string[] {
  const { otherwise: _, ...tones } = STATUS_TONES[subject];
  return [...new Set([...Object.keys(tones), ...WAITING[subject]])];
}

/** Statuses whose tone could be mistaken for the brand. */
const WAITING: Readonly<Record<StatusSubject, readonly string[]>> = {
  booking: ['pending', 'completed'],
  agentBooking: ['pending'],
  client: ['prospect'],
  privateTour: ['filling'],
  application: ['pending', 'in_review'],
  request: ['pending'],
  policy: ['draft'],
};

const SUBJECTS = Object.keys(STATUS_TONES) as StatusSubject[];

/** Every status and a budget near its limit, beside a button in the brand's color. */
function StatusSample({ name }: { name: string }) {
  return (
    <div className="t:grid t:grid-cols-1 t:gap-3.5 t:rounded-panel t:border t:border-border t:bg-canvas t:p-4 t:text-ink">
      <div className="t:flex t:items-baseline t:justify-between">
        <h3>{name}</h3>
        <Button variant="primary" size="sm">
          Book
        </Button>
      </div>
      {SUBJECTS.map((subject) => (
        <div key={subject} className="t:flex t:flex-wrap t:gap-2" data-subject={subject}>
          {statusesOf(subject).map((status) => (
            <StatusBadge key={status} status={status} tone={statusTone(subject, status)} />
          ))}
        </div>
      ))}
      <ProgressField label={`Spent of ${name}`} value={40} figure="$400" remainder="$600 left" nearLimit />
      <ProgressField
        label={`Nearly spent of ${name}`}
        value={90}
        figure="$900"
        remainder="$100 left"
        nearLimit
      />
    </div>
  );
}

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

/** Colors near the warning's. */
const LIKE_WARNING = ['#d49915', '#ffc65a', '#ffe600', '#a77600'];

/** A brand as yellow as the warning. Every badge still shows its status by its text and icon. */
export const LikeTheWarning = meta.story({
  render: () => (
    <ReviewPage
      title="Like the warning"
      lede="A yellow brand lies near the color of what waits. States stay apart by word and icon."
    >
      <ul className={MANY} data-testid="brands">
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

/** Every n-th brand is compared, because each takes a while. */
const COMPARED = 4;

/** Checks that the browser computes the colors of the formulas, which a property test checks. */
async function expectPaintedAsComputed(canvas: HTMLElement, brands: readonly SampleBrand[]): Promise<void> {
  const roots = [...canvas.querySelectorAll<HTMLElement>('[data-testid="brands"] [data-tapa-theme]')];
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

/** Tolerance of a channel in steps of 256: browsers compute with fewer digits. */
const ROUNDING = 1;

function isNear(one: string, other: string): boolean {
  return [1, 3, 5].every((start) => {
    const [first = 0, second = 0] = [one, other].map((hex) =>
      Number.parseInt(hex.slice(start, start + 2), 16),
    );
    return Math.abs(first - second) <= ROUNDING;
  });
}
