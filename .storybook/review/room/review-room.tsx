import { DASHBOARDS, STATES } from '../../sidebar/words';
import { Segments, Select, widths } from '../choices';
import { ReviewPage } from '../page';
import { storyUrl, type ToolbarSettings, useStoryIndex } from '../stories';
import { StoryFrame } from '../story-frame';
import { type PlacedStory, placedStories, roomTable, STATE_MEANINGS } from './room-table';
import { type PictureTheme, type PictureWidth, StoryPicture } from './story-picture';

const ROLES = Object.values(DASHBOARDS).map(({ role }) => role);

/** What the room is narrowed to; all of it is part of the page's address. */
export interface RoomChoices {
  /** A role, 'Corporate', or 'all'. */
  role: string;
  /** A state, 'Empty', or 'all'. */
  state: string;
  width: PictureWidth;
  theme: PictureTheme;
  /** Pictures of the build, or the stories themselves with the toolbar's settings. */
  shows: 'pictures' | 'live';
}

export interface ReviewRoomProps extends RoomChoices {
  settings: ToolbarSettings;
  onChange: (choices: Partial<RoomChoices>) => void;
}

const PAGES = {
  1440: { width: 1440, height: 900, scale: 216 / 1440 },
  390: { width: 390, height: 844, scale: 156 / 390 },
} as const;

const WIDTHS = widths<PictureWidth>(390, 1440);

const all = (label: string, values: readonly string[]) => [
  { value: 'all', label },
  ...values.map((value) => ({ value, label: value })),
];

/** Every dashboard in every state, tab by tab: pictures that lead to their stories. */
export function ReviewRoom({ role, state, width, theme, shows, settings, onChange }: ReviewRoomProps) {
  const placed = placedStories(useStoryIndex());
  const { columns, rows } = roomTable(placed, role, state);
  const page = PAGES[width];
  const cell = (story: PlacedStory) => (
    <a
      className="review-cell"
      href={storyUrl(story.id, { ...settings, theme })}
      target="_top"
      style={{ inlineSize: page.width * page.scale }}
    >
      {shows === 'live' ? (
        <StoryFrame
          storyId={story.id}
          title={`${story.role}, ${story.tab}, ${story.state}`}
          settings={{ ...settings, theme }}
          page={page}
          scale={page.scale}
          isStill
        />
      ) : (
        <span className="review-cell-picture" style={{ aspectRatio: `${page.width} / ${page.height}` }}>
          <StoryPicture storyId={story.id} width={width} theme={theme} />
        </span>
      )}
      <span className="review-caption">
        {story.role}, {story.tab.toLowerCase()}, {story.state.toLowerCase()}
      </span>
    </a>
  );
  return (
    <ReviewPage
      title="Review room"
      lede="Each dashboard in each of its states. Pictures are made by the build; Live shows the stories themselves, with what the toolbar says. Either leads to its story."
      isWide
      controls={
        <>
          <Select
            label="Role"
            value={role}
            onChange={(value) => onChange({ role: value })}
            choices={all('All roles', ROLES)}
          />
          <Select
            label="State"
            value={state}
            onChange={(value) => onChange({ state: value })}
            choices={all('All states', STATES)}
          />
          <Segments
            label="Width"
            choices={WIDTHS}
            value={width}
            onChange={(value) => onChange({ width: value })}
          />
          <Segments
            label="Theme"
            choices={[
              { value: 'light', label: 'Light' },
              { value: 'dark', label: 'Dark' },
            ]}
            value={theme}
            onChange={(value) => onChange({ theme: value })}
          />
          <Segments
            label="Shows"
            choices={[
              { value: 'pictures', label: 'Pictures' },
              { value: 'live', label: 'Live' },
            ]}
            value={shows}
            onChange={(value) => onChange({ shows: value })}
          />
        </>
      }
    >
      <div className="review-matrix" data-narrow-head="" data-scroller="">
        <table>
          <thead>
            <tr>
              <td />
              {columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ state: word, cells }) => (
              <tr key={word}>
                <th scope="row">
                  <span>{word}</span>
                  <small>{STATE_MEANINGS[word]}</small>
                </th>
                {cells.map((story, position) => (
                  <td key={columns[position]}>
                    {story ? cell(story) : <span className="review-none">No such state</span>}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </ReviewPage>
  );
}
