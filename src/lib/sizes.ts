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

/** Calls back initially and on each resize. Returns a function that stops. jsdom has no sizes. */
export function watchSizes(elements: Iterable<Element>, onSizes: () => void): () => void {
  if (typeof ResizeObserver === 'undefined') return () => undefined;
  const observer = new ResizeObserver(onSizes);
  for (const element of elements) observer.observe(element);
  return () => observer.disconnect();
}

/** `useLayoutEffect` in browsers: on servers, React 18 warns of it. */
export const useBrowserLayoutEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect;

/** In px: sizes have fractions when zoomed. */
const TOLERANCE = 1;

/** Returns whether an element scrolls sideways. */
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

/** Returns whether CSS shows an element. Its size must not depend on the result. */
export function useShows<Shown extends HTMLElement>(): [isShown: boolean, ref: RefObject<Shown | null>] {
  const ref = useRef<Shown>(null);
  const [isShown, setIsShown] = useState(false);
  useBrowserLayoutEffect(() => {
    const { current } = ref;
    if (!current) return;
    const look = () => setIsShown(current.getBoundingClientRect().width > 0);
    // Before the first paint, so that the content below does not shift.
    look();
    return watchSizes([current], look);
  }, []);
  return [isShown, ref];
}

/** Keeps focused elements clear of a sticky part, by the class `t:seen-in-focus` (WCAG 2.4.11). */
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

/** Returns whether a media query matches in the element's window. False at first. */
export function useMedia(query: string, ref: RefObject<HTMLElement | null>): boolean {
  const [holds, setHolds] = useState(false);

  useEffect(() => {
    // jsdom has no `matchMedia`.
    const media = ref.current?.ownerDocument.defaultView?.matchMedia?.(query);
    if (!media) return;
    const read = () => setHolds(media.matches);
    read();
    media.addEventListener('change', read);
    return () => media.removeEventListener('change', read);
  }, [query, ref]);

  return holds;
}

/** Returns the CSS `zoom` of an element and its ancestors; 1 in browsers without `currentCSSZoom`. */
export const zoomOf = (element: Element): number =>
  ('currentCSSZoom' in element ? element.currentCSSZoom : undefined) ?? 1;

// CSS `zoom` enlarges positions in px twice (https://github.com/floating-ui/floating-ui/issues/3032).
export function useUnzoomed<Content extends HTMLElement>(ref: ForwardedRef<Content> = null) {
  return useCallback(
    (content: Content | null) => {
      if (content) takeZoomBack(content);
      // In React 19 a ref function may return its cleanup.
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

/** Calls back once an element is in the viewport, or at once without `IntersectionObserver`. */
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

const MAX_PRINTED_UNASKED = 500;

/** Returns whether a list is being printed whole, for a long one after a confirmation. */
export function usePrintsWhole(
  rowCount: number,
  question: string,
  element: RefObject<Element | null>,
): boolean {
  const [isPrinting, setPrinting] = useState(false);
  const printed = useRef<Window>(undefined);
  useEffect(() => {
    // A list may load late or in another document, and its pager is unmounted while printing.
    const view = element.current?.ownerDocument.defaultView ?? printed.current ?? window;
    printed.current = view;
    const start = () => {
      const next = rowCount <= MAX_PRINTED_UNASKED || view.confirm(question);
      // Before the browser captures the page.
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
