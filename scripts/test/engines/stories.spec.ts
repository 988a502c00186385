import { afterAll, beforeAll, expect, it } from 'vitest';
import { ROOT } from '../../shared/run';
import { readStories } from '../story-batches';
import { type Browser, openChromium } from './browsers';
import { problemsOf } from './compare';
import type { Measured } from './in-page';
import { inEachEngine } from './programs';
import { serveStories } from './serve-stories';
import { visitStory } from './visit-stories';

const STORYBOOK = `${ROOT}/storybook-static`;

/** The part of the stories that this machine visits: '2/4' is every fourth from the second on. */
const [number = 1, count = 1] = (process.env.STORY_SHARD ?? '1/1').split('/').map(Number);
const stories = readStories(STORYBOOK, (tags) => !tags.includes('canary'))
  .filter((_, index) => index % count === number - 1)
  .map(({ id, title }) => ({ id, group: title }));

let server: Awaited<ReturnType<typeof serveStories>>;
let chromium: Browser;
/** Stories as Chromium shows them, for all engines. */
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

// Every story: no error, its play function ends, and its parts stand where they stand in Chromium.
inEachEngine((engine, open) => {
  beforeAll(() => open().open(server.url));

  it.each(stories)('$id', async (story) => {
    const beside = expected.get(story.id) ?? (await visitStory(chromium, server.url, story));
    expected.set(story.id, beside);
    const other = await visitStory(open(), server.url, story);
    expect(problemsOf({ engine, id: story.id, other, chromium: beside })).toEqual([]);
  });
});
