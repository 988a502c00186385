import type { Page } from 'playwright';

export interface StorySettings {
  isVisual: boolean;
  /**
   * True where the story is also checked in the other colour scheme and in the pseudo-locale: `visual`
   * stories (matrices of components, tabs of dashboards) without a scheme or language of their own. They
   * contain all looks and texts.
   */
  isMatrix: boolean;
  /** True where targets are checked for fingers: `visual` stories, one for each component. */
  isForFingers: boolean;
  isAccessibilityOff: boolean;
  /** True where the checks need a window as tall as the page, because a sticky bar overlays rows. */
  isSeenWhole: boolean;
  viewport?: { width: string; height: string };
}

interface StoryContext {
  tags?: string[];
  parameters: {
    a11y?: { test?: string };
    seenWhole?: boolean;
    viewport?: { options?: Record<string, { styles?: { width: string; height: string } }> };
  };
  storyGlobals?: { viewport?: { value?: string }; theme?: string; language?: string };
}

declare global {
  /** Defined by the test runner. */
  var __getContext: (storyId: string) => Promise<StoryContext>;
}

const lastRead = new WeakMap<Page, { storyId: string; settings: StorySettings }>();

/** Resolves to the settings of the visited story, read once per visit. */
export async function settingsOf(page: Page, storyId: string): Promise<StorySettings> {
  const last = lastRead.get(page);
  if (last?.storyId === storyId) return last.settings;
  const settings = await readSettings(page, storyId);
  lastRead.set(page, { storyId, settings });
  return settings;
}

/** Reads a story's settings in the page: the runner's getStoryContext can take minutes to serialise args. */
function readSettings(page: Page, storyId: string): Promise<StorySettings> {
  return page.evaluate(async (id) => {
    const { tags, parameters, storyGlobals } = await globalThis.__getContext(id);
    const name = storyGlobals?.viewport?.value;
    const viewport = name === undefined ? undefined : parameters.viewport?.options?.[name]?.styles;
    if (name !== undefined && viewport === undefined)
      throw new Error(`The story pins an unknown viewport: ${name}`);
    const isVisual = tags?.includes('visual') ?? false;
    const hasOwnLook = storyGlobals?.theme !== undefined || storyGlobals?.language !== undefined;
    return {
      isVisual,
      isMatrix: (isVisual && !hasOwnLook) || (tags?.includes('canary') ?? false),
      isForFingers: tags?.some((tag) => tag === 'visual' || tag === 'fingers') ?? false,
      isAccessibilityOff: parameters.a11y?.test === 'off',
      isSeenWhole: parameters.seenWhole ?? false,
      viewport: viewport && { width: viewport.width, height: viewport.height },
    };
  }, storyId);
}

const DEFAULT_VIEWPORT = { width: 1280, height: 720 };

/** Sets the viewport that the story pins with `globals: { viewport: { value: 'phone' } }`. */
export async function applyViewport(page: Page, { viewport }: StorySettings): Promise<void> {
  const size = viewport
    ? { width: Number.parseInt(viewport.width, 10), height: Number.parseInt(viewport.height, 10) }
    : DEFAULT_VIEWPORT;
  const now = page.viewportSize();
  if (now?.width !== size.width || now.height !== size.height) await page.setViewportSize(size);
}

/** Makes the window as tall as the page, so that sticky bars overlay nothing. */
export async function showWholePage(page: Page): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  const { width } = page.viewportSize() ?? DEFAULT_VIEWPORT;
  await page.setViewportSize({ width, height });
}

/** Disables Storybook's highlights, which read the style of every element at each change. */
export function switchOffHighlights(): void {
  let features = {};
  Object.defineProperty(window, 'FEATURES', {
    get: () => features,
    set: (given: object) => {
      features = { ...given, highlight: false };
    },
  });
}
