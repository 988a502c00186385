import { type ComponentPropsWithoutRef, forwardRef } from 'react';
import { cx } from '../../lib/cx';
import { COVER_ART_SCENES, type CoverArtScene, sceneNamed } from './cover-art.scenes';

const FNV_OFFSET = 0x811c9dc5;
const FNV_PRIME = 0x01000193;

/**
 * A stable whole number from a text (FNV-1a, 32 bits): the same listing has the same cover on every machine.
 *
 * @returns 0 to 2³² − 1
 */
export function coverHash(seed: string): number {
  let hash = FNV_OFFSET;
  for (const character of seed) {
    hash ^= character.codePointAt(0) ?? 0;
    hash = Math.imul(hash, FNV_PRIME) >>> 0;
  }
  return hash;
}

/** A wash over the art in the dark scheme: 12 % black leaves 88 % of its brightness. */
const DIMMING = 'light-dark(transparent, rgb(0 0 0 / 0.12))';

/** The picture is chosen by a seed, or named. */
type CoverArtChoice =
  | {
      /** Chooses the picture, always the same for the same seed: the listing's id. */
      seed: string | number;
      /** The picture, by its name, in the place of a seed. */
      scene?: never;
    }
  | {
      /** Chooses the picture, always the same for the same seed: the listing's id. */
      seed?: never;
      /** The picture, by its name, in the place of a seed. */
      scene: CoverArtScene;
    };

export type CoverArtProps = Omit<ComponentPropsWithoutRef<'svg'>, 'children' | 'seed'> & CoverArtChoice;

/**
 * A geometric landscape in the place of a photo, tinted by the brand. It fills the box it is given, cropping what does
 * not fit, is drawn for 16:9 and says nothing to assistive technology.
 *
 * @example
 * <div style={{ aspectRatio: '16 / 9' }}><CoverArt seed={listing.id} /></div>
 */
export const CoverArt = forwardRef<SVGSVGElement, CoverArtProps>(function CoverArt(
  { seed, scene, className, ...rest },
  ref,
) {
  const name = scene ?? sceneForSeed(seed);
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
      <Scene />
      {/* Browsers that do not know `light-dark()` inherit. No `style`: a strict policy forbids it in a page's markup. */}
      <g fill="none">
        <rect width="400" height="225" fill={DIMMING} />
      </g>
    </svg>
  );
});

function sceneForSeed(seed: string | number): CoverArtScene {
  return COVER_ART_SCENES[coverHash(String(seed)) % COVER_ART_SCENES.length] ?? 'lagoon';
}
