import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { transformSync } from 'esbuild';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { STORY_CLOCK } from '../../../src/testing/settle.js';
import { ROOT } from '../../shared/run.js';
import { serveFolder } from '../../shared/servers.js';
import { readStories } from '../story-batches.js';
import { openChromium, type StoryBrowser } from './browsers.js';
import type { Measured, Part } from './in-page.js';
import onPurpose from './on-purpose.json' with { type: 'json' };
import { type Engine, inEachEngine } from './programs.js';

/** An accepted difference from Chromium. */
interface OnPurpose {
  engine: Engine;
  /** Prefix of the stories' ids. */
  story: string;
  /** @default all parts */
  part?: string;
  /** Lengths that may differ. */
  lengths: readonly string[];
  /** Tolerance: px, and a share of the length. */
  px?: number;
  share?: number;
  reason: string;
}

/** Intended differences from Chromium of more than two pixels, each with its reason. */
const ON_PURPOSE = onPurpose as readonly OnPurpose[];

/** Tolerance of lengths in px, because engines round differently. */
const TOLERANCE_PX = 2;
/** Difference of heights in px beyond which a text has another number of lines. */
const LOWEST_LINE_PX = 12;
/** Tolerance of a colour's channels, of 255, because engines convert with different precision. */
const TOLERANCE_CHANNEL = 3;
/** Colours of a chart must differ by more than this to be distinguishable. */
const SAME_COLOR = 30;

const MAX_LISTED = 6;
/** An error's message can contain the whole page. */
const MAX_MESSAGE = 300;

/** A story in an engine, beside Chromium. */
interface Shown {
  engine: Engine;
  id: string;
  other: Measured;
  chromium: Measured;
}

/** Returns the differences of a story in another engine, without intended ones. */
function problemsOf({ engine, id, other, chromium }: Shown): string[] {
  const accepted = ON_PURPOSE.filter((entry) => entry.engine === engine && id.startsWith(entry.story));
  return [
    ...new Set(other.errors.map((error) => `error: ${error.slice(0, MAX_MESSAGE)}`)),
    ...(other.sideways > chromium.sideways + TOLERANCE_PX
      ? [`the page is ${other.sideways} px wider than the window, in Chromium ${chromium.sideways} px`]
      : []),
    ...partDifferences(chromium.parts, other.parts, [...accepted, brokenElsewhere(engine, other, chromium)]),
    ...colorDifferences(chromium, other),
  ];
}

/** Returns the shift by texts with another number of lines. */
function brokenElsewhere(engine: Engine, other: Measured, chromium: Measured): OnPurpose {
  const differences = chromium.textHeights
    .map((height, index) => Math.abs(height - (other.textHeights[index] ?? 0)))
    .filter((difference) => difference >= LOWEST_LINE_PX);
  return {
    engine,
    story: '',
    lengths: ['y', 'height'],
    px: TOLERANCE_PX + differences.reduce((sum, difference) => sum + difference, 0),
    reason: 'A line breaks elsewhere: engines round the widths of letters otherwise.',
  };
}

function partDifferences(
  chromium: readonly Part[],
  other: readonly Part[],
  accepted: readonly OnPurpose[],
): string[] {
  const [expected, found] = [chromium, other].map((parts) => parts.map(({ slot }) => slot).join(' '));
  if (expected !== found) return [`parts are ${found}\n  and not ${expected}`];
  const all = chromium.flatMap(({ slot, lengths }, index) =>
    Object.entries(lengths).flatMap(([name, length]) => {
      const otherLength = other[index]?.lengths[name] ?? Number.NaN;
      const tolerance = Math.max(
        TOLERANCE_PX,
        ...accepted
          .filter(({ part = slot, lengths: names }) => part === slot && names.includes(name))
          .map(({ px = TOLERANCE_PX, share = 0 }) => px + share * Math.abs(length)),
      );
      return Math.abs(length - otherLength) <= tolerance
        ? []
        : [`${slot}: ${name} is ${otherLength} px, in Chromium ${length} px`];
    }),
  );
  const distinct = [...new Set(all)];
  const more = distinct.length - MAX_LISTED;
  return more > 0 ? [...distinct.slice(0, MAX_LISTED), `and ${more} more`] : distinct;
}

function colorDifferences({ chartColors: expected }: Measured, { chartColors: found }: Measured): string[] {
  if (!expected || !found) return [];
  const [first, second] = found;
  // With an accent of the brand's hue, they are as close in Chromium.
  const areApartInChromium = distance(...expected) >= SAME_COLOR;
  return [
    ...(areApartInChromium && distance(first, second) < SAME_COLOR
      ? [`the first two chart colours are the same: ${first} and ${second}`]
      : []),
    ...found.flatMap((color, index) =>
      distance(color, expected[index] ?? []) <= TOLERANCE_CHANNEL
        ? []
        : [`chart colour ${index + 1} is ${color}, in Chromium ${expected[index]}`],
    ),
  ];
}

const distance = (one: readonly number[], other: readonly number[]): number =>
  Math.max(...one.map((channel, index) => Math.abs(channel - (other[index] ?? Number.NaN))));

/**
 * A page that shows stories in a frame, whose size is independent of the window: `visitStory(id, group)`
 * measures one. Stories of a group share a frame, which takes half a second to load.
 */
const VISITS_PAGE = `<!doctype html>
<html lang="en-US"><meta charset="utf-8"><title>Stories</title>
<style>body { margin: 0 } iframe { display: block; border: 0 }</style>
<body><script>
  let frame;
  let shown;
  async function visitStory(id, group) {
    if (group !== shown) {
      frame?.remove();
      frame = document.createElement('iframe');
      frame.src = '/iframe.html';
      const loaded = new Promise((resolve) => frame.addEventListener('load', resolve));
      document.body.append(frame);
      await loaded;
      await frame.contentWindow.storiesReady();
      shown = group;
    }
    const { width, height } = await frame.contentWindow.sizeOf(id);
    frame.width = width;
    frame.height = height;
    // WebKit gives a frame its new size with the next picture.
    const hasSize = () => frame.contentWindow.innerWidth === width && frame.contentWindow.innerHeight === height;
    do await new Promise(requestAnimationFrame); while (!hasSize());
    frame.focus();
    return JSON.stringify(await frame.contentWindow.measureStory(id));
  }
</script></body>
</html>`;

const VISITS = '/visits';

/** Serves a built Storybook with the measuring script. `url` is the page that visits its stories. */
async function serveStories(folder: string) {
  const script = readFileSync(fileURLToPath(new URL('./in-page.ts', import.meta.url)), 'utf8');
  const { code } = transformSync(script, {
    loader: 'ts',
    format: 'iife',
    define: { STORY_CLOCK: String(STORY_CLOCK.getTime()) },
  });
  const storyPage = readFileSync(`${folder}/iframe.html`, 'utf8').replace(
    '<head>',
    () => `<head><script>${code}</script>`,
  );
  const pages = new Map([
    ['/iframe.html', storyPage],
    [VISITS, VISITS_PAGE],
  ]);
  const server = await serveFolder(folder, pages);
  return { url: server.url + VISITS, close: server.close };
}

/** Returns the result of a story that could not be measured. */
const lost = (error: unknown): Measured => ({
  errors: [`not measured: ${error instanceof Error ? error.message : String(error)}`],
  sideways: 0,
  parts: [],
  textHeights: [],
});

/**
 * Shows a story in a browser whose page visits stories, and measures it.
 *
 * @param group - stories of a group share a frame
 */
async function visitStory(
  browser: StoryBrowser,
  visitsUrl: string,
  { id, group }: { id: string; group: string },
): Promise<Measured> {
  try {
    const json = await browser.read<string>(`visitStory(${JSON.stringify(id)}, ${JSON.stringify(group)})`);
    // WebKit opens the list of a `select` even by script, which takes the focus that next stories need.
    if (!(await browser.read<boolean>('document.hasFocus()'))) await browser.press('Escape');
    return JSON.parse(json) as Measured;
  } catch (error) {
    await browser.open(visitsUrl);
    return lost(error);
  }
}

const STORYBOOK = `${ROOT}/storybook-static`;

/** Share of the stories for this machine: '2/4' is every fourth from the second on. */
const [number = 1, count = 1] = (process.env.STORY_SHARD ?? '1/1').split('/').map(Number);
const stories = readStories(STORYBOOK, (tags) => !tags.includes('canary'))
  .filter((_, index) => index % count === number - 1)
  .map(({ id, title }) => ({ id, group: title }));

let server: Awaited<ReturnType<typeof serveStories>>;
let chromium: StoryBrowser;
const expected = new Map<string, Measured>();
beforeAll(async () => {
  server = await serveStories(STORYBOOK);
  chromium = await openChromium();
  await chromium.open(server.url);
});
afterAll(async () => {
  await chromium.close();
  await server.close();
});

// Every story has no error, its play function ends, and its parts have the positions of Chromium.
inEachEngine((engine, open) => {
  beforeAll(() => open().open(server.url));

  it.each(stories)('$id', async (story) => {
    const beside = expected.get(story.id) ?? (await visitStory(chromium, server.url, story));
    expected.set(story.id, beside);
    const other = await visitStory(open(), server.url, story);
    expect(problemsOf({ engine, id: story.id, other, chromium: beside })).toEqual([]);
  });
});
