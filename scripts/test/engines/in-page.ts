/**
 * Runs in the page of the stories, before Storybook: sets the clock, collects errors, shows and measures
 * stories. Served as a separate script, so it imports nothing.
 */

/** A colour as painted: red, green and blue up to 255. */
type Painted = readonly number[];

/** A part of a story. */
export interface Part {
  slot: string;
  /** Margins, paddings, position and size in px. */
  lengths: Readonly<Record<string, number>>;
}

/** The measurements of a finished story. */
export interface Measured {
  /** Errors that were thrown, rejected or logged, and the play function's. */
  errors: readonly string[];
  /** Horizontal overflow of the page in px. */
  sideways: number;
  /** All parts in document order. */
  parts: readonly Part[];
  /** Height of each text with all its lines in px, in document order. */
  textHeights: readonly number[];
  /** The first two colours of charts. Missing without a provider. */
  chartColors?: readonly [Painted, Painted];
}

/** The part of Storybook's API in the page that is used here. */
interface StoryWindow extends Window {
  /** Resolves once stories can be shown. */
  storiesReady?: () => Promise<void>;
  /** Resolves to the window size of a story in px. */
  sizeOf?: (id: string) => Promise<{ width: number; height: number }>;
  /** Shows a story and measures it after its play function. */
  measureStory?: (id: string) => Promise<Measured>;
  __STORYBOOK_ADDONS_CHANNEL__?: {
    on: (event: string, listener: (payload: unknown) => void) => void;
    emit: (event: string, payload: object) => void;
  };
  __STORYBOOK_PREVIEW__?: {
    loadStory: (asked: { storyId: string }) => Promise<{
      parameters: {
        viewport?: { options?: Record<string, { styles?: { width: string; height: string } }> };
      };
      storyGlobals?: { viewport?: { value?: string } };
    }>;
  };
}

/** The current time in stories, in ms. The server of this script inserts it. */
declare const STORY_CLOCK: number;

const story = window as StoryWindow;

/** The same as in the suite of stories. */
const DEFAULT_SIZE = { width: 1280, height: 720 };

/** Fonts of the stories. Storybook's page also declares fonts that it does not contain. */
const FONTS = ['Red Hat Display', 'Public Sans'];

const SPACES = ['margin', 'padding'].flatMap((box) =>
  ['top', 'right', 'bottom', 'left'].map((side) => `${box}-${side}`),
);

const shift = STORY_CLOCK - Date.now();
const RealDate = Date;
window.Date = new Proxy(RealDate, {
  construct: (target, given: [], made) =>
    Reflect.construct(target, given.length > 0 ? given : [RealDate.now() + shift], made),
  apply: () => String(new RealDate(RealDate.now() + shift)),
  get: (target, key) => (key === 'now' ? () => RealDate.now() + shift : Reflect.get(target, key)),
});

let errors: string[] = [];
addEventListener('error', ({ message }) => errors.push(message));
addEventListener('unhandledrejection', ({ reason }) => errors.push(String(reason)));
const { error: logError } = console;
console.error = (...values: unknown[]) => {
  errors.push(values.map(String).join(' '));
  logError(...values);
};

const nextFrame = () => new Promise<unknown>((resolve) => requestAnimationFrame(resolve));

async function until<Value>(read: () => Value | undefined | false): Promise<Value> {
  for (;;) {
    const value = read();
    if (value !== undefined && value !== false) return value;
    await nextFrame();
  }
}

const messageOf = (thrown: unknown): string =>
  thrown instanceof Object && 'message' in thrown ? String(thrown.message) : String(thrown);

/** Storybook's events of failed stories. */
const FAILURES = ['playFunctionThrewException', 'storyThrewException', 'storyErrored', 'storyMissing'];

story.storiesReady = async () => {
  // Storybook ignores a story that is selected before it has shown that none is.
  await until(() => document.body?.classList.contains('sb-show-nopreview'));
  const ours = [...document.fonts].filter(({ family }) => FONTS.some((name) => family.includes(name)));
  await Promise.all(ours.map((font) => font.load()));
  for (const event of FAILURES) {
    story.__STORYBOOK_ADDONS_CHANNEL__?.on(event, (thrown) => errors.push(`${event}: ${messageOf(thrown)}`));
  }
};

story.sizeOf = async (storyId) => {
  const { parameters, storyGlobals } = (await story.__STORYBOOK_PREVIEW__?.loadStory({ storyId })) ?? {};
  const name = storyGlobals?.viewport?.value;
  const styles = name === undefined ? undefined : parameters?.viewport?.options?.[name]?.styles;
  return styles === undefined
    ? DEFAULT_SIZE
    : { width: Number.parseInt(styles.width, 10), height: Number.parseInt(styles.height, 10) };
};

/** Resolves when the story and its play function have finished or failed. */
function showStory(storyId: string): Promise<void> {
  return new Promise((resolve) => {
    const channel = story.__STORYBOOK_ADDONS_CHANNEL__;
    for (const event of ['storyFinished', 'storyMissing', 'storyErrored', 'storyThrewException']) {
      channel?.on(event, () => resolve());
    }
    channel?.emit('setCurrentStory', { storyId, viewMode: 'story' });
  });
}

function painted(color: string): Painted {
  const context = document.createElement('canvas').getContext('2d');
  if (context === null) throw new Error('No canvas');
  context.fillStyle = color;
  context.fillRect(0, 0, 1, 1);
  return [...context.getImageData(0, 0, 1, 1).data].slice(0, 3);
}

/** Returns the first two chart colours of the story's provider. */
function chartColors(): readonly [Painted, Painted] | undefined {
  const provider = document.querySelector('#storybook-root [data-slot="tapa-provider"]');
  if (!provider) return undefined;
  const [mark, accent] = ['brand-mark', 'accent'].map((token) => {
    const probe = document.createElement('i');
    probe.style.color = `var(--tapa-color-${token})`;
    provider.append(probe);
    const { color } = getComputedStyle(probe);
    probe.remove();
    return painted(color);
  });
  return mark && accent && [mark, accent];
}

function lengthsOf(part: Element): Record<string, number> {
  const style = getComputedStyle(part);
  const { x, y, width, height } = part.getBoundingClientRect();
  return {
    ...Object.fromEntries(SPACES.map((space) => [space, Number.parseFloat(style.getPropertyValue(space))])),
    ...{ x: x + scrollX, y: y + scrollY, width, height },
  };
}

/** A story is complete after this long without a change, in ms, or after `PATIENCE_MS` at most. */
const REST_MS = 300;
const PATIENCE_MS = 3000;

/** Resolves once components have measured themselves, and late parts have loaded. */
async function rest(): Promise<void> {
  const start = performance.now();
  let changed = start;
  const observer = new MutationObserver(() => {
    changed = performance.now();
  });
  observer.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
  await until(() => performance.now() - changed > REST_MS || performance.now() - start > PATIENCE_MS);
  observer.disconnect();
}

/** Returns the height of each text with all its lines, 0 for visually hidden texts. */
function heightsOfTexts(root: Element): number[] {
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  const heights: number[] = [];
  while (texts.nextNode()) {
    range.selectNodeContents(texts.currentNode);
    const { width } = texts.currentNode.parentElement?.getBoundingClientRect() ?? { width: 0 };
    heights.push(width > 1 ? range.getBoundingClientRect().height : 0);
  }
  return heights;
}

/** Resets animations to their start and the page to its top, so that positions do not vary. */
function holdStill(): void {
  for (const animation of document.getAnimations()) {
    animation.pause();
    animation.currentTime = 0;
  }
  scrollTo(0, 0);
}

story.measureStory = async (id) => {
  errors = [];
  await showStory(id);
  await document.fonts.ready;
  await rest();
  holdStill();
  await nextFrame().then(nextFrame);
  const root = document.querySelector('#storybook-root');
  return {
    errors,
    textHeights: root ? heightsOfTexts(root) : [],
    sideways: document.documentElement.scrollWidth - innerWidth,
    parts: [...document.querySelectorAll('#storybook-root [data-slot]')].map((part) => ({
      slot: part.getAttribute('data-slot') ?? '',
      // Chromium does not lay out collapsed content.
      lengths: part.checkVisibility() ? lengthsOf(part) : {},
    })),
    chartColors: chartColors(),
  };
};
