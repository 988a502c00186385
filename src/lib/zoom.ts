'use client';
import { type ForwardedRef, useCallback } from 'react';

/** The factor by which CSS `zoom` of an element and of what it stands in enlarges it. Browsers that do not say it have none. */
export const zoomOf = (element: Element): number =>
  ('currentCSSZoom' in element ? element.currentCSSZoom : undefined) ?? 1;

/**
 * A ref for the content of Radix' menus and tooltips: they stand at their trigger under `zoom` too. Places are measured in
 * px of the window; inside of a zoomed page they would be enlarged once more (https://github.com/floating-ui/floating-ui/issues/3032,
 * mended there after 1.8). What is placed therefore takes the zoom back, and its content has it again. `--zoom` is the
 * factor, for sizes that are measured too.
 *
 * @param ref - gets the content too
 */
export function useUnzoomed<Content extends HTMLElement>(ref: ForwardedRef<Content> = null) {
  return useCallback(
    (content: Content | null) => {
      if (content) takeZoomBack(content);
      if (typeof ref === 'function') ref(content);
      else if (ref) ref.current = content;
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
