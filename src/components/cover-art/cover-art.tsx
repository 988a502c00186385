'use client';
import {
  type ComponentPropsWithoutRef,
  createElement,
  forwardRef,
  useImperativeHandle,
  useRef,
  useState,
} from 'react';
import { cx } from '../../lib/cx.js';
import { useBrowserLayoutEffect, whenInSight } from '../../lib/sizes.js';
import { type CoverArtScene, type CoverSubject, coversFor } from './choose-covers.js';
import type { Draw } from './drawings.js';

/** Placeholder until the picture has loaded: rows of triangles, in two of the brand's colours. */
const GROUND =
  't:bg-art-light t:bg-[conic-gradient(from_135deg_at_50%_0,var(--tapa-color-art-mid)_90deg,transparent_0)] t:bg-size-[24px_24px]';

/** Loading state: a drawing waits until its cover is in sight; on failure the placeholder stays. */
type CoverState = 'waiting' | 'loading' | 'ready' | 'failed';

/** Loaded drawings, so that a cover that mounts again shows at once. */
const loaded = new Map<string, Draw>();

type CoverArtChoice =
  | { /** The subject: its words choose the picture. */ subject: CoverSubject; scene?: never }
  | { /** The picture's name. `coversFor` gives those of a list. */ scene: CoverArtScene; subject?: never };

export type CoverArtProps = Omit<ComponentPropsWithoutRef<'svg'>, 'children'> & CoverArtChoice;

/**
 * A geometric picture in place of a photo, tinted by the brand: of a subject that its words name, else
 * printed cloth. It loads when it comes into sight. It fills its box, cropping the rest, and is drawn for
 * 16:9. Decorative: hidden from assistive technology.
 *
 * @example
 * <div style={{ aspectRatio: '16 / 9' }}><CoverArt subject={listing} /></div>
 */
export const CoverArt = forwardRef<SVGSVGElement, CoverArtProps>(function CoverArt(
  { subject, scene, className, ...rest },
  ref,
) {
  const svg = useRef<SVGSVGElement>(null);
  useImperativeHandle<SVGSVGElement | null, SVGSVGElement | null>(ref, () => svg.current, []);
  const name = scene ?? coversFor([subject])[0] ?? 'cloth-0';
  const [shown, setShown] = useState<{ name: string; draw?: Draw | undefined; state: CoverState }>();
  useBrowserLayoutEffect(() => {
    const known = loaded.get(name);
    if (known) setShown({ name, draw: known, state: 'ready' });
    if (known || !svg.current) return undefined;
    let isGone = false;
    const stop = whenInSight(svg.current, async () => {
      setShown({ name, state: 'loading' });
      const draw = await import('./drawings.js')
        .then(({ drawingOf }) => drawingOf(name))
        .catch(() => undefined);
      if (draw) loaded.set(name, draw);
      if (!isGone) setShown({ name, draw, state: draw ? 'ready' : 'failed' });
    });
    return () => {
      isGone = true;
      stop();
    };
  }, [name]);
  const { draw, state = 'waiting' } = shown?.name === name ? shown : {};
  return (
    <svg
      data-slot="cover-art"
      data-scene={name}
      data-state={state}
      viewBox="0 0 400 225"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      className={cx('t:block t:size-full', !draw && GROUND, className)}
      ref={svg}
      {...rest}
    >
      {draw?.(createElement)}
      {/* Dims the dark scheme. Browsers without `light-dark()` inherit. A strict policy forbids `style`. */}
      <g fill="none">
        <rect width="400" height="225" fill="light-dark(transparent, rgb(0 0 0 / 0.12))" />
      </g>
    </svg>
  );
});
