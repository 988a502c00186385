/**
 * Runs in the page of the stories, before Storybook: sets the clock, collects errors, shows stories and measures them. It
 * is served as a separate script, so it imports nothing.
 */

/** A colour as painted: red, green and blue up to 255. */
type Painted = readonly number[];

/** A part of a story: its name, and lengths in pixels. */
export interface Part {
  slot: string;
  /** Margins, paddings, place and size. */
  lengths: Readonly<Record<string, number>>;
}

/** The measurements of a finished story. */
export interface Measured {
  /** The errors that were thrown, rejected or logged, and why the play function failed. */
  errors: readonly string[];
  /** By how many pixels the page is wider than the window. */
  sideways: number;
  /** Every part in the order of the document. */
  parts: readonly Part[];
  /** How high each text is, with all its lines, in px; in the order of the document. */
  textHeights: readonly number[];
  /** The first two colours of charts; missing without a provider. */
  chartColors?: readonly [Painted, Painted];
}

/** The part of Storybook's API in the page that is used here. */
interface StoryWindow extends Window {
  /** Resolves once stories can be shown. */
  storiesReady?: () => Promise<void>;
  /** The size of the window that a story asks for, in px. */
  sizeOf?: (id: string) => Promise<{ width: number; height: number }>;
  /** Shows a story, and measures it once its play function has ended. */
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

/** The moment that every story is looked at; the server of this script writes it in. */
declare const STORY_CLOCK: number;

const story = window as StoryWindow;

/** As in the suite of stories. */
const DEFAULT_SIZE = { width: 1280, height: 720 };

/** Fonts of the stories. Storybook's own page names others, which it does not contain. */
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
console.error = (...said: unknown[]) => {
  errors.push(said.map(String).join(' '));
  logError(...said);
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

/** Why stories do not come to their end. */
const FAILURES = ['playFunctionThrewException', 'storyThrewException', 'storyErrored', 'storyMissing'];

story.storiesReady = async () => {
  // Storybook first shows that no story is selected. It ignores a story that is selected before that.
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

/** Resolves when the story and its play function have finished, or failed. */
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

/** The first two colours of charts, as the provider around the story has them. */
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

/** For how long nothing may change, in ms, before a story counts as complete; and how long that is waited for. */
const REST_MS = 300;
const PATIENCE_MS = 3000;

/** Resolves once components have measured themselves, and parts with code of their own have come. */
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

/** How high each text is, with all its lines; 0 for texts that are for screen readers alone. */
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

/** Nothing that moves or sticks stands elsewhere by chance: animations are at their beginning, and the page at its top. */
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
      // Chromium lays out nothing of what is folded away.
      lengths: part.checkVisibility() ? lengthsOf(part) : {},
    })),
    chartColors: chartColors(),
  };
};
