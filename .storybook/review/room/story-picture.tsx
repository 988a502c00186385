import { type ReactNode, useState } from 'react';

/** Where the build puts pictures (`scripts/review-pictures.ts`), beside Storybook's own files. */
const FOLDER = 'review/pictures';

export type PictureWidth = 390 | 1440;
export type PictureTheme = 'light' | 'dark';

/** The address of a story's picture: 'review/pictures/a--b.1440.light.png'. */
export const pictureUrl = (storyId: string, width: PictureWidth, theme: PictureTheme): string =>
  `${FOLDER}/${storyId}.${width}.${theme}.png`;

export interface StoryPictureProps {
  storyId: string;
  width: PictureWidth;
  theme: PictureTheme;
  /** Called when the build made no such picture. */
  onMissing?: () => void;
  /** Stands there without a picture: the story itself. */
  children: ReactNode;
}

/**
 * The picture of a story that the build made. Pictures come with `npm run build:storybook`; a Storybook in development, and
 * one that `storybook build` alone has built, has none. Tests look at stories themselves.
 */
export function StoryPicture({ storyId, width, theme, onMissing, children }: StoryPictureProps) {
  const src = pictureUrl(storyId, width, theme);
  const [missing, setMissing] = useState<string>();
  if (navigator.webdriver || missing === src) return children;
  return (
    <img
      className="review-picture"
      src={src}
      alt=""
      loading="lazy"
      decoding="async"
      onError={() => {
        setMissing(src);
        onMissing?.();
      }}
    />
  );
}
