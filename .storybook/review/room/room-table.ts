import { STATES, type StateWord } from '../../sidebar/words';
import type { ListedStory } from '../stories';

/** What each state is about, for those who read the table. */
export const STATE_MEANINGS: Readonly<Record<StateWord, string>> = {
  Filled: 'Complete answers.',
  'Needs you': 'Something waits for a decision.',
  Loading: 'No call is answered yet.',
  Empty: 'Lists are empty, figures are 0.',
  Example: 'Nothing was given: sample data.',
  Failed: 'No call could be read.',
  'Part failed': 'One call could not be read.',
  'No match': 'A search that finds nothing.',
  Selected: 'Some rows are chosen.',
  Open: 'A row stands open.',
  Deciding: 'A decision is under way.',
  'Long texts': 'Texts that no layout expects.',
  '10,000 rows': 'As many as there can be.',
  'Right to left': 'Mirrored, as in Arabic.',
};

/** A story of a dashboard, by what its place in the sidebar says. */
export interface PlacedStory {
  id: string;
  role: string;
  tab: string;
  state: StateWord;
}

/** The stories of the dashboards: role, tab and state are read from their places, so that new ones are there by themselves. */
export function placedStories(stories: readonly ListedStory[]): PlacedStory[] {
  return stories.flatMap(({ id, title, name }) => {
    const [room, role = '', tab = ''] = title.split('/');
    const state = STATES.find((word) => name === `${tab}, ${word.toLowerCase()}`);
    return room === 'Dashboards' && state !== undefined ? [{ id, role, tab, state }] : [];
  });
}

/** A story in a table. */
export interface RoomCell {
  storyId: string;
  /** Role, tab and state: 'Corporate, approvals, empty'. */
  caption: string;
  /** What a picture cannot say by itself. */
  note?: string | undefined;
}

/** Stories by role or tab, and by state. */
export interface RoomTable {
  columns: readonly string[];
  rows: readonly {
    state: string;
    /** What the state is about. */
    meaning: string;
    /** A cell for each column, as far as there is such a story. */
    cells: readonly (RoomCell | undefined)[];
  }[];
}

/** The tab that stands for a dashboard where all of them are compared. */
const FIRST_TAB = 'Overview';

/** Roles by state, each by its overview; or the tabs of one role by state. Rows without any story are left out. */
export function roomTable(placed: readonly PlacedStory[], role: string, state: string): RoomTable {
  const isAll = role === 'all';
  const chosen = placed.filter((story) => (isAll ? story.tab === FIRST_TAB : story.role === role));
  const columnOf = (story: PlacedStory) => (isAll ? story.role : story.tab);
  const columns = [...new Set(chosen.map(columnOf))];
  const rows = STATES.filter((word) => state === 'all' || word === state)
    .map((word) => ({
      state: word,
      meaning: STATE_MEANINGS[word],
      cells: columns.map((column) =>
        cellOf(chosen.find((story) => story.state === word && columnOf(story) === column)),
      ),
    }))
    .filter(({ cells }) => cells.some((cell) => cell !== undefined));
  return { columns, rows };
}

const cellOf = (story: PlacedStory | undefined): RoomCell | undefined =>
  story && { storyId: story.id, caption: captionOf(story.role, story.tab, story.state) };

/** 'Corporate, approvals, empty'. */
export const captionOf = (role: string, tab: string, state: string): string =>
  [role, tab.toLowerCase(), state.toLowerCase()].join(', ');
