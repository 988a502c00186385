'use client';
import {
  type ForwardedRef,
  type RefObject,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';

/** Calls back with the first sizes and after each change; jsdom has none to tell. Returns what ends that. */
export function watchSizes(elements: Iterable<Element>, onSizes: () => void): () => void {
  if (typeof ResizeObserver === 'undefined') return () => undefined;
  const observer = new ResizeObserver(onSizes);
  for (const element of elements) observer.observe(element);
  return () => observer.disconnect();
}

/** `useLayoutEffect` in browsers. React 18 warns of it on servers, where it does nothing. */
export const useBrowserLayoutEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect;

/** Positions are fractions of a pixel when zoomed. */
const TOLERANCE = 1;

/** Returns whether the content of an element is wider than the element, so that it scrolls sideways. */
export function useOverflow(ref: RefObject<HTMLElement | null>): boolean {
  const [overflows, setOverflows] = useState(false);

  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const measure = () => setOverflows(element.scrollWidth - element.clientWidth > TOLERANCE);
    return watchSizes([element, ...element.children], measure);
  }, [ref]);

  return overflows;
}

/** Returns whether an element shows, of which the stylesheet decides: one that does not change its size with what it decides of. */
export function useShows<Shown extends HTMLElement>(): [isShown: boolean, ref: RefObject<Shown | null>] {
  const ref = useRef<Shown>(null);
  const [isShown, setIsShown] = useState(false);
  useBrowserLayoutEffect(() => {
    const { current } = ref;
    if (!current) return;
    const look = () => setIsShown(current.getBoundingClientRect().width > 0);
    // Before the first paint: a frame later, what is below would be seen to move.
    look();
    return watchSizes([current], look);
  }, []);
  return [isShown, ref];
}

/** Keeps the room that a sticking part takes free of what takes focus beside it (WCAG 2.4.11), for `t:seen-in-focus`. */
export function useRoomAtEnd(part: RefObject<HTMLElement | null>, isThere: boolean): void {
  useEffect(() => {
    const element = isThere ? part.current : null;
    const place = element?.parentElement;
    if (!element || !place) return;
    const end = watchSizes([element], () =>
      place.style.setProperty('--tapa-room-end', `${element.offsetHeight + 16}px`),
    );
    return () => {
      end();
      place.style.removeProperty('--tapa-room-end');
    };
  }, [part, isThere]);
}

/** Returns whether a query holds in the element's window, which may be another than the script's. `false` at first. */
export function useMedia(query: string, ref: RefObject<HTMLElement | null>): boolean {
  const [holds, setHolds] = useState(false);

  useEffect(() => {
    // jsdom has no such method.
    const media = ref.current?.ownerDocument.defaultView?.matchMedia?.(query);
    if (!media) return;
    const read = () => setHolds(media.matches);
    read();
    media.addEventListener('change', read);
    return () => media.removeEventListener('change', read);
  }, [query, ref]);

  return holds;
}

/** The factor by which CSS `zoom` of an element and of what it stands in enlarges it. Browsers that do not say it have none. */
export const zoomOf = (element: Element): number =>
  ('currentCSSZoom' in element ? element.currentCSSZoom : undefined) ?? 1;

// Under CSS `zoom`, places in px would be enlarged once more (https://github.com/floating-ui/floating-ui/issues/3032).
export function useUnzoomed<Content extends HTMLElement>(ref: ForwardedRef<Content> = null) {
  return useCallback(
    (content: Content | null) => {
      if (content) takeZoomBack(content);
      // In React 19 a function returns what takes it back.
      if (typeof ref === 'function') return ref(content);
      if (ref) ref.current = content;
      return undefined;
    },
    [ref],
  );
}

function takeZoomBack(content: HTMLElement): void {
  const placed = content.parentElement;
  const zoom = placed ? zoomOf(placed) : 1;
  if (!placed || zoom === 1) return;
  placed.style.zoom = String(1 / zoom);
  content.style.zoom = String(zoom);
  content.style.setProperty('--zoom', String(zoom));
}

/** Calls back once when an element is in sight, at once where a browser cannot tell. Returns what stops watching. */
export function whenInSight(element: Element, onSight: () => void): () => void {
  const { defaultView } = element.ownerDocument;
  if (!defaultView?.IntersectionObserver) {
    onSight();
    return () => undefined;
  }
  const observer = new defaultView.IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    observer.disconnect();
    onSight();
  });
  observer.observe(element);
  return () => observer.disconnect();
}

/** Lists up to this length are printed whole. Before a longer one is, the reader is asked. */
const MAX_PRINTED_UNASKED = 500;

/** Returns whether a list is being printed whole. Without the reader's yes, a long list prints the page that shows. */
export function usePrintsWhole(
  rowCount: number,
  question: string,
  element: RefObject<Element | null>,
): boolean {
  const [isPrinting, setPrinting] = useState(false);
  const printed = useRef<Window>(undefined);
  useEffect(() => {
    // A list may come late, or into another document, and its pager is gone while all is printed.
    const view = element.current?.ownerDocument.defaultView ?? printed.current ?? window;
    printed.current = view;
    const start = () => {
      const next = rowCount <= MAX_PRINTED_UNASKED || view.confirm(question);
      // Before the browser takes its picture of the page.
      flushSync(() => setPrinting(next));
    };
    const end = () => setPrinting(false);
    view.addEventListener('beforeprint', start);
    view.addEventListener('afterprint', end);
    return () => {
      view.removeEventListener('beforeprint', start);
      view.removeEventListener('afterprint', end);
    };
  });
  return isPrinting;
}
