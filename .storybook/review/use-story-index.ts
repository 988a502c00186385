import { useEffect, useState } from 'react';
import { REVIEW_CELLS, REVIEW_STATES, storiesTitle } from './role-states/table';

/** A story as Storybook lists it. */
export interface ListedStory {
  id: string;
  /** Where it stands in the sidebar: 'dashboards/role/traveler'. */
  title: string;
  name: string;
}

/** What is known before Storybook's list has come, and without it: the stories of the table. */
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
        // The table's stories are enough to go on with.
      });
    return () => abort.abort();
  }, []);
  return stories;
}
