/**
 * Runs in the page of a story, before Storybook: collects errors, and measures the finished story. It is served as a
 * separate script, so it imports nothing.
 */

/** A colour as painted: red, green and blue up to 255. */
type Painted = readonly number[];

/** The measurements of a finished story. */
export interface Measured {
  /** Errors that were thrown, rejected or logged. */
  errors: readonly string[];
  /** By how many pixels the page is wider than the window. */
  sideways: number;
  /** Every part in the order of the document: name, and sizes in pixels. */
  parts: readonly { slot: string; sizes: Readonly<Record<string, number>> }[];
  /** The first two colours of charts. */
  chartColors: readonly [Painted, Painted];
}

/** The part of Storybook's API in the page that is used here. */
interface StoryWindow extends Window {
  measureStory?: () => Promise<Measured>;
  __STORYBOOK_PREVIEW__?: { currentRender?: { phase?: string } };
}

/** Parts whose width does not depend on their text, which engines lay out slightly differently. */
const BOXES = [
  'dashboard',
  'top-bar',
  'page-header',
  'tab-panel',
  'stat-strip',
  'stat-tile',
  'panel',
  'grid-cell',
  'panel-head',
  'panel-content',
  'booking-list',
  'booking',
  'row-list',
  'row-item',
  'request-row',
  'policy-row',
  'data-table',
  'listing-cards',
  'listing-card',
];

/** Errors of Storybook's own page, which names fonts that it does not contain. */
const FONTS = ['Red Hat Display', 'Public Sans'];

const SPACES = ['margin', 'padding'].flatMap((box) =>
  ['top', 'right', 'bottom', 'left'].map((side) => `${box}-${side}`),
);

const errors: string[] = [];
addEventListener('error', ({ message }) => errors.push(message));
addEventListener('unhandledrejection', ({ reason }) => errors.push(String(reason)));
const { error: logError } = console;
console.error = (...said: unknown[]) => {
  errors.push(said.map(String).join(' '));
  logError(...said);
};

const nextFrame = () => new Promise<unknown>((resolve) => requestAnimationFrame(resolve));

/** Resolves when the story and its play function have finished, or failed. */
function storyEnd(): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      const phase = (window as StoryWindow).__STORYBOOK_PREVIEW__?.currentRender?.phase;
      if (phase === 'finished' || phase === 'errored' || phase === 'aborted') resolve();
      else requestAnimationFrame(look);
    };
    look();
  });
}

function painted(color: string): Painted {
  const context = document.createElement('canvas').getContext('2d');
  if (context === null) throw new Error('No canvas');
  context.fillStyle = color;
  context.fillRect(0, 0, 1, 1);
  return [...context.getImageData(0, 0, 1, 1).data].slice(0, 3);
}

/** A token of the provider around the story. */
function tokenColor(token: string): Painted {
  const probe = document.createElement('i');
  probe.style.color = `var(--tapa-color-${token})`;
  document.querySelector('[data-slot="tapa-provider"]')?.append(probe);
  const { color } = getComputedStyle(probe);
  probe.remove();
  return painted(color);
}

function sizesOf(part: HTMLElement): Record<string, number> {
  const style = getComputedStyle(part);
  const sizes = Object.fromEntries(
    SPACES.map((space) => [space, Number.parseFloat(style.getPropertyValue(space))]),
  );
  if (!BOXES.includes(part.dataset.slot ?? '')) return sizes;
  const { x, width } = part.getBoundingClientRect();
  return { ...sizes, x, width };
}

(window as StoryWindow).measureStory = async () => {
  await storyEnd();
  const ours = [...document.fonts].filter(({ family }) => FONTS.some((name) => family.includes(name)));
  await Promise.all(ours.map((font) => font.load()));
  // Measure after fonts are loaded and after components have measured themselves.
  await nextFrame().then(nextFrame);
  const root = document.documentElement;
  return {
    errors,
    sideways: root.scrollWidth - innerWidth,
    parts: [...document.querySelectorAll<HTMLElement>('#storybook-root [data-slot]')].map((part) => ({
      slot: part.dataset.slot ?? '',
      sizes: sizesOf(part),
    })),
    chartColors: [tokenColor('brand-mark'), tokenColor('accent')],
  };
};
