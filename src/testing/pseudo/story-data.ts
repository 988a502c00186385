/** The story that is shown, as far as tests need it. */
interface ShownStory {
  initialArgs: unknown;
  /** `shownData` is what a story shows that stands neither in its args nor in its file: rows of a module, names of tones. */
  parameters: { fileName?: string; shownData?: unknown };
  storyGlobals: Record<string, unknown>;
}

/** A page of Storybook. */
export interface StoryPage {
  __STORYBOOK_PREVIEW__: {
    currentRender: { story: ShownStory };
    storyStoreValue: { getStoryContext: (story: ShownStory) => { args: unknown } };
  };
  __STORYBOOK_ADDONS_CHANNEL__: {
    once: (event: string, listener: (detail: { status: string }) => void) => void;
    emit: (event: string) => void;
  };
}

declare global {
  /** What a page keeps while a story is visited: what Intl wrote, and what servers answered. */
  var keptTexts: { written: Set<string>; answers: unknown[] } | undefined;
  /** Gives the shown story its own language back. */
  var speakAsBefore: (() => void) | undefined;
}

/**
 * Runs in the page and in its frames, before any code of theirs: keeps what Intl writes and what servers answer, which is in no
 * args of the story. Uses nothing of this file.
 */
export function keepTexts(): void {
  globalThis.keptTexts = { written: new Set(), answers: [] };
  type Method = (this: unknown, ...values: unknown[]) => unknown;
  const kept = (method: Method): Method =>
    function (...values) {
      const result = method.apply(this, values);
      const text = Array.isArray(result) ? result.map(({ value }) => value).join('') : String(result);
      // Figures alone are nobody's words.
      if (/\p{L}/u.test(text)) globalThis.keptTexts?.written.add(text);
      return result;
    };
  for (const { prototype } of [
    Intl.NumberFormat,
    Intl.DateTimeFormat,
    Intl.ListFormat,
    Intl.RelativeTimeFormat,
  ]) {
    for (const name of ['format', 'formatRange', 'formatToParts']) {
      const own = Object.getOwnPropertyDescriptor(prototype, name);
      if (!own) continue;
      const { get, value } = own;
      // Some are methods, and some getters of one.
      const change = get
        ? {
            get() {
              return kept(get.call(this) as Method);
            },
          }
        : { value: kept(value as Method) };
      Object.defineProperty(prototype, name, { ...own, ...change });
    }
  }
  const { json } = Response.prototype;
  Response.prototype.json = async function () {
    const answer: unknown = await json.call(this);
    globalThis.keptTexts?.answers.push(answer);
    return answer;
  };
}

/** What is known of a story's texts. */
export interface StoryTexts {
  data: string[];
  written: string[];
  /** The story's file. */
  file: string | undefined;
}

/**
 * The texts of the shown story's data: all strings in its args, in its parameter `shownData` and in what servers answered it,
 * whatever they are in, the names of fields that are no names in code, and what stands in the fields of the page. Of ten thousand rows only those are
 * returned that begin with one of the page's words. Runs in the page, and uses nothing of this file.
 *
 * @param words - in capitals
 */
export function textsOfStory(words: readonly string[]): StoryTexts {
  const { __STORYBOOK_PREVIEW__ } = globalThis as unknown as StoryPage;
  const { currentRender, storyStoreValue } = __STORYBOOK_PREVIEW__;
  const { story } = currentRender;
  const shown = new Set(words);
  const data = new Set<string>();
  const add = (text: string) => {
    const [word = ''] = text.match(/[\p{L}\p{M}]+/u) ?? [];
    if (shown.has(word.toUpperCase())) data.add(text);
  };
  const seen = new Set<object>();
  const waiting: unknown[] = [
    storyStoreValue.getStoryContext(story).args,
    story.initialArgs,
    story.parameters.shownData,
    globalThis.keptTexts?.answers,
    Array.from(document.querySelectorAll<HTMLInputElement>('input, textarea'), ({ value }) => value),
  ];
  while (waiting.length > 0) {
    const value = waiting.pop();
    if (typeof value === 'string') add(value);
    if (typeof value !== 'object' || value === null || value instanceof Node || seen.has(value)) continue;
    seen.add(value);
    for (const [name, inside] of Object.entries(value)) {
      // React keeps who made an element there.
      if (name.startsWith('_')) continue;
      if (!/^[a-z0-9]\w*$/.test(name)) add(name);
      waiting.push(inside);
    }
  }
  return {
    data: [...data],
    written: [...(globalThis.keptTexts?.written ?? [])],
    file: story.parameters.fileName,
  };
}
