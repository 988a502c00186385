import { describe, expect, it } from 'vitest';
import { batchStories, type IndexEntry, type StoryIndex, serveIndex } from './story-batches.js';

const stories = (title: string, count: number): IndexEntry[] =>
  Array.from({ length: count }, (_, number) => ({
    id: `${title.replaceAll('/', '-')}--${number}`,
    title,
    name: `Story ${number}`,
    type: 'story',
    tags: ['test'],
  }));

const ALL = [...stories('tabs', 5), ...stories('toast', 3), ...stories('badge', 3), ...stories('card', 1)];

const contents = (index: StoryIndex) => [
  ...new Set(Object.values(index.entries).map(({ id, title }) => `${title}: ${id.replace(/--.*/, '')}`)),
];

describe('batchStories', () => {
  it('keeps all stories with their ids and tags', () => {
    const { entries } = batchStories(ALL, 2);
    expect(Object.keys(entries).sort()).toEqual(ALL.map(({ id }) => id).sort());
    for (const { id, tags, type } of ALL) expect(entries[id]).toMatchObject({ id, tags, type });
  });

  it('keeps the stories of a title together, in order, under its name', () => {
    const { entries } = batchStories(ALL, 2);
    const tabs = Object.values(entries).filter(({ id }) => id.startsWith('tabs'));
    expect(new Set(tabs.map(({ title }) => title)).size).toBe(1);
    expect(tabs.map(({ name }) => name)).toEqual([0, 1, 2, 3, 4].map((number) => `tabs: Story ${number}`));
  });

  it('creates batches of about equal duration, of consecutive titles', () => {
    expect(contents(batchStories(ALL, 2))).toEqual([
      'Batch 1: tabs',
      'Batch 2: toast',
      'Batch 2: badge',
      'Batch 2: card',
    ]);
  });

  it('weighs a whole page as several parts', () => {
    const mixed = [
      ...stories('components/tabs', 3),
      ...stories('embed/frame', 3),
      ...stories('dashboards/traveler', 2),
    ];
    expect(contents(batchStories(mixed, 2))).toEqual([
      'Batch 1: components-tabs',
      'Batch 1: embed-frame',
      'Batch 2: dashboards-traveler',
    ]);
  });

  it('creates no empty batch', () => {
    expect(batchStories([], 4).entries).toEqual({});
    expect(
      new Set(Object.values(batchStories(stories('tabs', 2), 9).entries).map(({ title }) => title)).size,
    ).toBe(1);
  });
});

it('serves the index wherever the runner looks for it', async () => {
  const index = batchStories(ALL, 3);
  const server = await serveIndex(index);
  try {
    expect(await (await fetch(new URL('index.json', server.url))).json()).toEqual(index);
  } finally {
    await server.close();
  }
});
