import type { Choice } from '../choices';
import { storyUrl, type ToolbarSettings } from '../stories';
import { StoryFrame } from '../story-frame';
import type { RoomCell } from './room-table';
import { type PictureTheme, type PictureWidth, StoryPicture } from './story-picture';

/** Pages behind the cells, in px, and how much smaller cells show them. */
const PAGES = {
  1440: { width: 1440, height: 900, scale: 216 / 1440 },
  390: { width: 390, height: 844, scale: 156 / 390 },
} as const;

/** How cells show their stories. */
export interface CellChoices {
  width: PictureWidth;
  theme: PictureTheme;
  /** Pictures of the build, or the stories themselves with the toolbar's settings. */
  shows: 'pictures' | 'live';
}

export const SHOWS = [
  { value: 'pictures', label: 'Pictures' },
  { value: 'live', label: 'Live' },
] as const satisfies readonly Choice<CellChoices['shows']>[];

export interface StoryCellProps extends RoomCell, CellChoices {
  settings: ToolbarSettings;
  onMissing: () => void;
}

/** A story in a table, small, with a caption: its picture, or the story itself where that is asked for or no picture was made. */
export function StoryCell({
  storyId,
  caption,
  note,
  width,
  theme,
  shows,
  settings,
  onMissing,
}: StoryCellProps) {
  const page = PAGES[width];
  const shown = { ...settings, theme };
  const live = (
    <StoryFrame storyId={storyId} title={caption} settings={shown} page={page} scale={page.scale} isStill />
  );
  return (
    <a
      className="review-cell"
      href={storyUrl(storyId, shown)}
      target="_top"
      style={{ inlineSize: page.width * page.scale }}
    >
      <div className="review-cell-picture" style={{ aspectRatio: `${page.width} / ${page.height}` }}>
        {shows === 'live' ? (
          live
        ) : (
          <StoryPicture storyId={storyId} width={width} theme={theme} onMissing={onMissing}>
            {live}
          </StoryPicture>
        )}
      </div>
      <span className="review-caption">{note ? `${caption} · ${note}` : caption}</span>
    </a>
  );
}
