import { useState } from 'react';

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
}

/**
 * The picture of a story that the build made, or a box that says that there is none: pictures come with
 * `npm run build:storybook`, not with a Storybook in development. Tests look at stories themselves.
 */
export function StoryPicture({ storyId, width, theme }: StoryPictureProps) {
  const src = pictureUrl(storyId, width, theme);
  const [missing, setMissing] = useState<string>();
  if (navigator.webdriver || missing === src) return <span className="review-missing">Not drawn yet</span>;
  return (
    <img
      className="review-picture"
      src={src}
      alt=""
      loading="lazy"
      decoding="async"
      onError={() => setMissing(src)}
    />
  );
}
