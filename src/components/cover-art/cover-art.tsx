import { type ComponentPropsWithoutRef, forwardRef } from 'react';
import { cx } from '../../lib/cx.js';
import { type CoverWords, coversFor } from './choose-covers.js';
import { Cloth, clothNumber } from './cloth.js';
import { type CoverArtScene, sceneNamed } from './cover-scenes.js';

/** A wash over the art in the dark scheme: 12 % black leaves 88 % of its brightness. */
const DIMMING = 'light-dark(transparent, rgb(0 0 0 / 0.12))';

/** The picture is chosen by words, or named. */
type CoverArtChoice =
  | {
      /** The subject of the picture: its words choose it, and where none fits it is a cloth pattern. */
      words: CoverWords;
      /** The picture, by its name, in the place of words. `coversFor` gives those of a list. */
      scene?: never;
    }
  | {
      /** The subject of the picture: its words choose it, and where none fits it is a cloth pattern. */
      words?: never;
      /** The picture, by its name, in the place of words. `coversFor` gives those of a list. */
      scene: CoverArtScene;
    };

export type CoverArtProps = Omit<ComponentPropsWithoutRef<'svg'>, 'children'> & CoverArtChoice;

/**
 * A geometric picture in the place of a photo, tinted by the brand: of something that its words name, else printed cloth.
 * It fills the box it is given, cropping what does not fit, is drawn for 16:9 and says nothing to assistive technology.
 *
 * @example
 * <div style={{ aspectRatio: '16 / 9' }}><CoverArt words={listing} /></div>
 */
export const CoverArt = forwardRef<SVGSVGElement, CoverArtProps>(function CoverArt(
  { words, scene, className, ...rest },
  ref,
) {
  const name = scene ?? coversFor([words])[0] ?? 'cloth-0';
  const Scene = sceneNamed[name];
  return (
    <svg
      data-slot="cover-art"
      data-scene={name}
      viewBox="0 0 400 225"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      className={cx('t:block t:size-full', className)}
      ref={ref}
      {...rest}
    >
      {Scene ? <Scene /> : <Cloth number={clothNumber(name)} />}
      {/* Browsers that do not know `light-dark()` inherit. No `style`: a strict policy forbids it in a page's markup. */}
      <g fill="none">
        <rect width="400" height="225" fill={DIMMING} />
      </g>
    </svg>
  );
});
