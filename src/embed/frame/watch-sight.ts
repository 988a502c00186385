import { parentOf } from './surroundings.js';

/** The part of a frame that is in sight: from where on, and how high, in px. */
export interface Sight {
  top: number;
  height: number;
}

/** Enough to notice that a frame moves into sight or out of it without anything being scrolled. */
const THRESHOLDS = Array.from({ length: 21 }, (_, step) => step / 20);

/**
 * Calls back with the part of a frame that is in sight, whenever another may be. Returns what stops watching.
 *
 * The browser measures, since it knows all that clips the frame, other frames around the page among it. What scrolls changes
 * nothing that it would tell of by itself while a part as high as the window is in sight: then it is asked anew. Bars of the
 * page over the frame's ends are its scroll margins.
 */
export function watchSight(frame: Element, onSight: (sight: Sight) => void): () => void {
  const { ownerDocument } = frame;
  const { defaultView } = ownerDocument;
  if (!defaultView) return () => undefined;
  const observer = new defaultView.IntersectionObserver(
    (entries) => {
      const entry = entries.at(-1);
      if (!entry?.isIntersecting) return;
      const { boundingClientRect, intersectionRect } = entry;
      const { scrollMarginTop, scrollMarginBottom } = defaultView.getComputedStyle(frame);
      const start = Math.max(intersectionRect.top, Number.parseFloat(scrollMarginTop));
      const end = Math.min(
        intersectionRect.bottom,
        defaultView.innerHeight - Number.parseFloat(scrollMarginBottom),
      );
      if (end > start) onSight({ top: start - boundingClientRect.top, height: end - start });
    },
    { threshold: THRESHOLDS },
  );
  // The browser answers once a picture, however often it is asked.
  const measure = () => {
    observer.unobserve(frame);
    observer.observe(frame);
  };
  const stay = new AbortController();
  const { signal } = stay;
  for (let place: Node | null = frame; place; place = parentOf(place)) {
    place.addEventListener('scroll', measure, { signal, passive: true });
  }
  defaultView.addEventListener('resize', measure, { signal });
  // Something above the frame has grown, or the frame itself.
  const sizes = new defaultView.ResizeObserver(measure);
  sizes.observe(ownerDocument.documentElement);
  return () => {
    stay.abort();
    observer.disconnect();
    sizes.disconnect();
  };
}
