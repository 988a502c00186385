import { useEffect, useState } from 'react';
import { REVIEW_CELLS, REVIEW_STATES, storiesTitle } from './role-states/table';

/** Settings of Storybook's toolbar, by name. */
export type ToolbarSettings = Readonly<Record<string, unknown>>;

/** The settings of the toolbar that change how a story looks. */
const SHOWN_SETTINGS = [
  'theme',
  'brand',
  'language',
  'currency',
  'direction',
  'textSize',
  'density',
  'network',
  'faultCall',
  'fault',
];

/** `theme:dark;direction:rtl`: the form in which Storybook reads settings from an address. */
export const settingsParam = (settings: ToolbarSettings): string =>
  SHOWN_SETTINGS.filter((name) => settings[name] !== undefined)
    .map((name) => `${name}:${String(settings[name])}`)
    .join(';');

/** Address of a story for an iframe. Storybook runs no play function there. */
export function frameUrl(storyId: string, settings: ToolbarSettings): string {
  const query = { id: storyId, viewMode: 'story', globals: settingsParam(settings), embed: 'true' };
  return `iframe.html?${new URLSearchParams(query)}`;
}

/** Address of a story in Storybook, with sidebar and toolbar. */
export const storyUrl = (storyId: string, settings: ToolbarSettings = {}): string =>
  withSettings(`./?path=/story/${storyId}`, settings);

/** `left:some-story;width:390`: the form in which Storybook reads a page's choices from an address. */
export const choicesUrl = (storyId: string, choices: Readonly<Record<string, unknown>>): string =>
  `./?path=/story/${storyId}&args=${Object.entries(choices)
    .map(([name, value]) => `${name}:${String(value)}`)
    .join(';')}`;

function withSettings(url: string, settings: ToolbarSettings): string {
  const param = settingsParam(settings);
  return param === '' ? url : `${url}&globals=${param}`;
}

/** A story as Storybook lists it. */
export interface ListedStory {
  id: string;
  /** Its path in the sidebar: 'dashboards/role/traveler'. */
  title: string;
  name: string;
}

/** The stories of the table, which are used until Storybook's list is loaded, or where that fails. */
const TABLE_STORIES: readonly ListedStory[] = REVIEW_CELLS.map(({ storyId, role, state }) => ({
  id: storyId,
  title: storiesTitle(role),
  name: REVIEW_STATES.find(({ id }) => id === state)?.label ?? state,
}));

/** The stories in Storybook's list: no docs pages, and none that is hidden from the sidebar. */
export function storiesIn(index: unknown): ListedStory[] {
  if (typeof index !== 'object' || index === null || !('entries' in index)) return [];
  return Object.values(index.entries as Record<string, ListedStory & { type?: string; tags?: string[] }>)
    .filter(({ type, tags }) => type === 'story' && tags?.includes('dev') !== false)
    .map(({ id, title, name }) => ({ id, title, name }));
}

/** All stories of this Storybook. */
export function useStoryIndex(): readonly ListedStory[] {
  const [stories, setStories] = useState(TABLE_STORIES);
  useEffect(() => {
    const abort = new AbortController();
    fetch('index.json', { signal: abort.signal })
      .then((response) => response.json())
      .then((index: unknown) => {
        const found = storiesIn(index);
        if (found.length > 0) setStories(found);
      })
      .catch(() => {
        // Continue with the stories of the table.
      });
    return () => abort.abort();
  }, []);
  return stories;
}
