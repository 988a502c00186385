import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** An entry of Storybook's index.json: a story or a docs page. */
export interface IndexEntry {
  id: string;
  title: string;
  name: string;
  type: 'story' | 'docs';
  tags?: string[];
}

const INDEX_VERSION = 5;

export interface StoryIndex {
  v: number;
  entries: Record<string, IndexEntry>;
}

/** Returns the stories of a built Storybook with chosen tags. */
export function readStories(storybook: string, isChosen: (tags: readonly string[]) => boolean): IndexEntry[] {
  const { v, entries } = JSON.parse(readFileSync(`${storybook}/index.json`, 'utf8')) as StoryIndex;
  if (v !== INDEX_VERSION) throw new Error(`index.json has version ${v}, not ${INDEX_VERSION}`);
  return Object.values(entries).filter(({ type, tags = [] }) => type === 'story' && isChosen(tags));
}

/**
 * Returns the relative duration of a story. Measured: 0.35 s for a component, 0.6 s for a dashboard, 0.85 s
 * for one with a page of its own, 1.7 s for pages that show many stories.
 */
function weigh({ id }: IndexEntry): number {
  if (id.startsWith('components-')) return 3;
  if (id.startsWith('dashboards-')) return 5;
  return /^(review|foundations)-/.test(id) ? 14 : 7;
}

const weighAll = (stories: readonly IndexEntry[]): number =>
  stories.reduce((sum, story) => sum + weigh(story), 0);

/**
 * Groups stories into batches of about equal duration. The runner opens a browser for each title, which takes
 * as long as several stories. Keeps their order: neighbours look alike, and a page caches what axe has
 * passed.
 */
export function batchStories(stories: readonly IndexEntry[], count: number): StoryIndex {
  const byTitle = new Map<string, IndexEntry[]>();
  for (const story of stories) byTitle.set(story.title, [...(byTitle.get(story.title) ?? []), story]);
  const batches = Array.from({ length: count }, (): IndexEntry[] => []);
  const total = weighAll(stories);
  let begun = 0;
  for (const group of byTitle.values()) {
    const weight = weighAll(group);
    batches[Math.floor(((begun + weight / 2) / total) * count)]?.push(...group);
    begun += weight;
  }
  const renamed = batches.flatMap((batch, number) =>
    batch.map((story) => ({
      ...story,
      title: `Batch ${number + 1}`,
      name: `${story.title}: ${story.name}`,
    })),
  );
  return { v: INDEX_VERSION, entries: Object.fromEntries(renamed.map((story) => [story.id, story])) };
}

export async function serveIndex(index: StoryIndex): Promise<{ url: string; close: () => Promise<unknown> }> {
  const server = createServer((_request, response) => {
    response.setHeader('content-type', 'application/json').end(JSON.stringify(index));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/`,
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    },
  };
}
