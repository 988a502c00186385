import { safeHref } from '../element/attributes.js';
import type { PlaceMessage } from './messages.js';

/** Leads nowhere: never to the server of the frame. */
const NOWHERE = 'about:blank';

/**
 * The element that follows the part in sight. It alone is told where that is: with variables of the root the browser would compute the
 * style of every element anew, as often as the page scrolls.
 */
const STANDING =
  '[data-slot="top-bar"],.t\\:sticky-tabs,.t\\:stick-top,.t\\:stick-bottom,.t\\:thumb-action,dialog,[data-slot="side-sheet"]';

/** Below this nothing but the top bar sticks, as in low windows (`t:tall:`), in `em` of the reader's text. */
const TALL = 25;

/**
 * Makes the document in the frame a part of the page around it: its links lead where the page's do, and what would stand by
 * the window stands by what is in sight.
 *
 * @returns takes where the frame stands
 */
export function standInPage(page: Document): (place: PlaceMessage) => void {
  const base = page.createElement('base');
  base.href = NOWHERE;
  page.head.append(base);
  const sheet = new CSSStyleSheet();
  page.adoptedStyleSheets = [sheet];
  return ({ base: address, top, height }) => {
    base.href = safeHref(address, undefined) ?? NOWHERE;
    // From the end of the frame, which may be as high as another content by now.
    const bottom = `calc(100dvh - ${top + height}px)`;
    const isTall = height >= TALL * Number.parseFloat(getComputedStyle(page.documentElement).fontSize);
    const stuck = isTall ? `--tapa-stuck-top:${top}px;--tapa-stuck-bottom:${bottom}` : '';
    sheet.replaceSync(
      `${STANDING}{--tapa-visible-top:${top}px;--tapa-visible-height:${height}px;--tapa-visible-bottom:${bottom};${stuck}}`,
    );
  };
}
