import { type CSSProperties, useRef } from 'react';
import { frameUrl, type ToolbarSettings } from './story-url';
import { useNear } from './use-near';

/** Size of the page inside a frame, in px. */
export interface PageSize {
  width: number;
  height: number;
}

/** Whether frames load: where a person looks, and in tests only where they are the matter. */
export type FrameLoading = 'for-people' | 'always';

export interface StoryFrameProps {
  storyId: string;
  /** Says what it shows: 'Traveler, Live'. */
  title: string;
  settings: ToolbarSettings;
  page: PageSize;
  /** Factor between the page and what is shown of it. */
  scale: number;
  /** Lets the story's play function run. @default false */
  plays?: boolean;
  /** A still picture: it takes no focus, no clicks, and is hidden from screen readers. @default false */
  isStill?: boolean;
  /** @default 'for-people' */
  loading?: FrameLoading;
}

/** Another story in a frame, as large as its page and scaled to fit. It loads while it is in sight or nearly so. */
export function StoryFrame({
  storyId,
  title,
  settings,
  page,
  scale,
  plays = false,
  isStill = false,
  loading = 'for-people',
}: StoryFrameProps) {
  const box = useRef<HTMLDivElement>(null);
  const isNear = useNear(box);
  const loads = isNear && (loading === 'always' || !navigator.webdriver);
  const style = {
    '--frame-width': `${page.width}px`,
    '--frame-height': `${page.height}px`,
    '--frame-scale': String(scale),
  } as CSSProperties;
  return (
    <div className="review-frame" style={style} ref={box}>
      {loads ? <iframe title={title} src={frameUrl(storyId, { settings, plays })} inert={isStill} /> : null}
    </div>
  );
}
