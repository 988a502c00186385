'use client';
import {
  type ComponentPropsWithoutRef,
  forwardRef,
  type ReactElement,
  useImperativeHandle,
  useRef,
  useState,
} from 'react';
import { cx } from '../../lib/cx.js';
import { useBrowserLayoutEffect } from '../../lib/use-browser-layout-effect.js';
import { whenInSight } from '../../lib/when-in-sight.js';
import { type CoverWords, coversFor } from './choose-covers.js';
import type { CoverArtScene, CoverArtSubject } from './scenes.js';

/** Stands until the picture is there: rows of triangles, in two of the brand's colours. */
const GROUND =
  't:bg-(--tapa-color-art-light) t:bg-[conic-gradient(from_135deg_at_50%_0,var(--tapa-color-art-mid)_90deg,transparent_0)] t:bg-size-[24px_24px]';

/** A wash over the art in the dark scheme: 12 % black leaves 88 % of its brightness. */
const DIMMING = 'light-dark(transparent, rgb(0 0 0 / 0.12))';

type Drawing = (props: { name: string }) => ReactElement;

/** Loads a drawing. Those of the scenes are named in a file of their own, which comes with the first of them. */
async function load(name: string): Promise<Drawing> {
  if (name.startsWith('cloth-')) return (await import('./cloth.js')).default;
  const { scenes } = await import('./scenes/index.js');
  return (await scenes[name as CoverArtSubject]()).default;
}

/** The drawings that have loaded, so that a cover that comes back is there at once. */
const loaded = new Map<string, Drawing>();

/** The picture is chosen by words, in which case none that fits means a cloth pattern, or named. */
type CoverArtChoice =
  | {
      /** The subject of the picture: its words choose it. */
      words: CoverWords;
      scene?: never;
    }
  | {
      words?: never;
      /** The picture, by its name, in the place of words. `coversFor` gives those of a list. */
      scene: CoverArtScene;
    };

export type CoverArtProps = Omit<ComponentPropsWithoutRef<'svg'>, 'children'> & CoverArtChoice;

/**
 * A geometric picture in the place of a photo, tinted by the brand: of something that its words name, else printed cloth.
 * It loads when it comes into sight. It fills the box it is given, cropping what does not fit, is drawn for 16:9 and says
 * nothing to assistive technology.
 *
 * @example
 * <div style={{ aspectRatio: '16 / 9' }}><CoverArt words={listing} /></div>
 */
export const CoverArt = forwardRef<SVGSVGElement, CoverArtProps>(function CoverArt(
  { words, scene, className, ...rest },
  ref,
) {
  const svg = useRef<SVGSVGElement>(null);
  useImperativeHandle<SVGSVGElement | null, SVGSVGElement | null>(ref, () => svg.current, []);
  const name = scene ?? coversFor([words])[0] ?? 'cloth-0';
  const [drawn, setDrawn] = useState<{ name: string; Drawing: Drawing }>();
  useBrowserLayoutEffect(() => {
    const show = (Drawing: Drawing) => setDrawn({ name, Drawing });
    const known = loaded.get(name);
    if (known) show(known);
    if (known || !svg.current) return undefined;
    let isGone = false;
    const stop = whenInSight(svg.current, async () => {
      // A picture that fails to load leaves the triangles.
      const Drawing = await load(name).catch(() => undefined);
      if (Drawing) loaded.set(name, Drawing);
      if (Drawing && !isGone) show(Drawing);
    });
    return () => {
      isGone = true;
      stop();
    };
  }, [name]);
  const Drawing = drawn?.name === name ? drawn.Drawing : undefined;
  return (
    <svg
      data-slot="cover-art"
      data-scene={name}
      viewBox="0 0 400 225"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      className={cx('t:block t:size-full', !Drawing && GROUND, className)}
      ref={svg}
      {...rest}
    >
      {Drawing ? <Drawing name={name} /> : null}
      {/* Browsers that do not know `light-dark()` inherit. No `style`: a strict policy forbids it in a page's markup. */}
      <g fill="none">
        <rect width="400" height="225" fill={DIMMING} />
      </g>
    </svg>
  );
});
