import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepTexts, textsOfStory } from './story-data.js';

const story = { initialArgs: {}, parameters: { fileName: './a.stories.tsx' }, storyGlobals: {} };

/** Shows a story with these args. */
const show = (args: unknown, parameters: object = {}) =>
  vi.stubGlobal('__STORYBOOK_PREVIEW__', {
    currentRender: { story: { ...story, parameters: { ...story.parameters, ...parameters } } },
    storyStoreValue: { getStoryContext: () => ({ args }) },
  });

beforeEach(() => {
  globalThis.keptTexts = { written: new Set(), answers: [] };
});

afterEach(() => {
  document.body.replaceChildren();
  globalThis.keptTexts = undefined;
  vi.unstubAllGlobals();
});

const WORDS = ['ANA', 'FIELD', 'REEF', 'TRIPS'];

it('finds texts wherever they are in the args', () => {
  const row: Record<string, unknown> = { name: 'Ana Vuki', seats: 2 };
  row.itself = row;
  show({ rows: [row], title: <b>Trips</b>, shares: { 'Field Research': 5 }, onOpen: () => 'Reef' });
  expect(textsOfStory(WORDS).data.sort()).toEqual(['Ana Vuki', 'Field Research', 'Trips']);
});

it('finds what servers answered, what is in fields, and what a story says that it shows', () => {
  globalThis.keptTexts?.answers.push({ items: [{ title: 'Reef House' }] });
  document.body.innerHTML = '<input value="Ana" />';
  show({}, { shownData: ['Trips'] });
  expect(textsOfStory(WORDS).data.sort()).toEqual(['Ana', 'Reef House', 'Trips']);
});

it('leaves out names of props, and texts that begin with no word of the page', () => {
  show({ trips: 'Sione', Trips: 'Tane' });
  expect(textsOfStory(WORDS)).toEqual({ data: ['Trips'], written: [], file: './a.stories.tsx' });
});

it('keeps the words that Intl writes', () => {
  const own = [Intl.NumberFormat, Intl.DateTimeFormat, Intl.ListFormat, Intl.RelativeTimeFormat].map(
    ({ prototype }) => [prototype, Object.getOwnPropertyDescriptors(prototype)] as const,
  );
  const { json } = Response.prototype;
  try {
    keepTexts();
    expect(new Intl.NumberFormat('en').format(1250)).toBe('1,250');
    new Intl.NumberFormat('en', { style: 'currency', currency: 'NZD', maximumFractionDigits: 0 }).format(5);
    new Intl.DateTimeFormat('en', { month: 'short', timeZone: 'UTC' }).format(0);
    new Intl.RelativeTimeFormat('en').formatToParts(2, 'day');
    expect([...(globalThis.keptTexts?.written ?? [])]).toEqual(['NZ$5', 'Jan', 'in 2 days']);
  } finally {
    for (const [prototype, descriptors] of own) Object.defineProperties(prototype, descriptors);
    Response.prototype.json = json;
  }
});
