import type { FormatOptions } from '../../i18n/figure-formatters.js';
import type { Brand } from '../../theme/index.js';
import { type Direction, directionOf, readDirection } from '../../theme/read-direction.js';
import { applyBrand, formatsOf, variableOf } from '../element/attributes.js';

/** Settings that a frame cannot inherit from the page around it. */
export interface Look extends Omit<FormatOptions, 'messages'> {
  scheme: 'light' | 'dark';
  direction: Direction;
  brand: Brand;
}

// Measured here: a value like `var(--partner)` refers to variables of the page, and the page may declare its
// scheme in a `<meta>`, which no property shows.
export function readLook(element: Element): Look {
  const measure = document.createElement('i');
  measure.style.display = 'none';
  measure.style.color = 'light-dark(#000,#fff)';
  applyBrand(element, measure);
  element.shadowRoot?.append(measure);
  const formats = formatsOf(element);
  const look: Look = {
    scheme: getComputedStyle(measure).color === 'rgb(255, 255, 255)' ? 'dark' : 'light',
    direction: formats.locale ? directionOf(formats.locale) : readDirection(element),
    brand: readBrand(measure),
    ...formats,
  };
  measure.remove();
  return look;
}

function readBrand(measure: HTMLElement): Brand {
  const style = getComputedStyle(measure);
  const text = (name: string): string | undefined =>
    style.getPropertyValue(variableOf(name)).trim() || undefined;
  const number = (name: string): number | undefined => {
    const value = Number.parseFloat(text(name) ?? '');
    return Number.isFinite(value) ? value : undefined;
  };
  return {
    color: text('color'),
    accent: text('accent'),
    neutral: text('neutral'),
    ink: text('ink'),
    deep: text('deep'),
    radius: pixelsOf(text('radius'), measure),
    fonts: { display: text('font-display'), text: text('font-text') },
    displayWeight: number('display-weight'),
    density: number('density'),
    motif: number('motif'),
  };
}

/** Converts a length to pixels, because `1rem` differs between page and frame. A bare number is pixels. */
function pixelsOf(length: string | undefined, measure: HTMLElement): number | undefined {
  if (length === undefined) return;
  measure.style.width = /^[\d.]+$/.test(length) ? `${length}px` : length;
  const pixels = /^([\d.]+)px$/.exec(getComputedStyle(measure).width)?.[1];
  return pixels === undefined ? undefined : Number(pixels);
}

// Transitions of these properties report changes of scheme and brand; old browsers send none for fonts.
export const PROBE_CSS =
  'span{position:absolute;visibility:hidden;background-color:light-dark(#000,#fff);color:var(--tapa-brand);caret-color:var(--tapa-accent);column-rule-color:var(--tapa-neutral);outline-color:var(--tapa-ink);text-decoration-color:var(--tapa-deep);inline-size:var(--tapa-radius,0px);font-weight:var(--tapa-display-weight);font-family:var(--tapa-font-text,a),var(--tapa-font-display,a);flex-grow:var(--tapa-density);opacity:var(--tapa-motif);transition:all 1ms;transition:all 1ms allow-discrete}';

// Returns the slot, parent or shadow host. No `instanceof`: a node may belong to another window.
const parentOf = (node: Node): Node | null =>
  (node as Partial<Element>).assignedSlot ?? node.parentNode ?? (node as Partial<ShadowRoot>).host ?? null;

// Pages change brand and scheme by attributes, styles and media queries, which `PROBE_CSS` detects.
export function watchSurroundings(element: Element, onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  for (let place = parentOf(element); place; place = parentOf(place)) {
    observer.observe(place, { attributes: true });
  }
  const probe = document.createElement('span');
  probe.addEventListener('transitionrun', onChange);
  element.shadowRoot?.append(probe);
  return () => {
    observer.disconnect();
    probe.remove();
  };
}

interface Sight {
  top: number;
  height: number;
}

/** Enough to notice a frame that moves into view without scrolling. */
const THRESHOLDS = Array.from({ length: 21 }, (_, step) => step / 20);

/**
 * Calls back with the visible part of a frame. Returns a function that stops watching.
 *
 * The browser knows all that clips the frame, also outer frames. While a part as high as the window is
 * visible, scrolling changes no ratio, so it is observed anew on each scroll. Bars of the page over the
 * frame's ends are its scroll margins.
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
  // The browser answers once a frame, however often it is asked.
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
  // Content above the frame, or the frame itself, has changed its size.
  const sizes = new defaultView.ResizeObserver(measure);
  sizes.observe(ownerDocument.documentElement);
  return () => {
    stay.abort();
    observer.disconnect();
    sizes.disconnect();
  };
}
