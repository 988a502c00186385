import type { Page } from 'playwright';

/** The least width and height of what fingers press, in px (WCAG 2.5.5). */
export const FINGER_TARGET = 44;

/** Elements that are pressed: controls and links, whatever their role. */
const TARGETS = 'a[href], button, input, select, textarea, summary, [role="tab"], [role="menuitem"]';

/**
 * Finds what is too small for a finger, in a page whose pointer is coarse (`hasTouch` and `isMobile`). What counts is the
 * area that answers a press, with labels and pseudo-elements around the box. Left out is what WCAG 2.5.5 leaves out: links in
 * sentences, and controls that cannot be pressed.
 *
 * @param least - width and height in px. @default 44
 * @returns each one's markup, cut, and its size
 */
export const findSmallTargets = (page: Page, least = FINGER_TARGET): Promise<string[]> =>
  page.evaluate(smallTargetsOf, { targets: TARGETS, least });

/** Runs in the page. */
function smallTargetsOf({ targets, least }: { targets: string; least: number }): string[] {
  /** Boxes are at fractions of pixels. */
  const slack = 0.5;
  const rootsIn = (root: Document | ShadowRoot): (Document | ShadowRoot)[] => [
    root,
    ...[...root.querySelectorAll('*')].flatMap(({ shadowRoot }) => (shadowRoot ? rootsIn(shadowRoot) : [])),
  ];
  /** Hidden from sight until it has the focus: a box of one pixel, or outside of the page. */
  const isUnseen = ({ width, height, right, bottom }: DOMRect) =>
    width <= 1 || height <= 1 || right + scrollX <= 0 || bottom + scrollY <= 0;
  const isInSentence = (target: Element) => {
    if (getComputedStyle(target).display !== 'inline') return false;
    const block = target.closest('p, li, dd, td, label, div');
    return (block?.textContent ?? '').trim().length > (target.textContent ?? '').trim().length;
  };
  /** Returns whether a press at a point of the window reaches the target. */
  const answers = (root: Document | ShadowRoot, target: Element, x: number, y: number) => {
    const hit = root.elementFromPoint(x, y);
    return hit !== null && (target.contains(hit) || hit.closest('label')?.control === target);
  };

  const small: string[] = [];
  for (const root of rootsIn(document)) {
    for (const target of root.querySelectorAll(targets)) {
      const isShown = target.checkVisibility({ visibilityProperty: true });
      if (!isShown || target.matches(':disabled, [inert] *')) continue;
      // The box of a radio button is drawn by its label.
      const box = target.closest('label') ?? target;
      if (isUnseen(box.getBoundingClientRect()) || isInSentence(target)) continue;
      const { width, height } = box.getBoundingClientRect();
      if (Math.min(width, height) >= least - slack) continue;
      box.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
      const { x, y } = box.getBoundingClientRect();
      const [middle, centre] = [x + width / 2, y + height / 2];
      /** How many px from the middle answer, at most as many as are needed: the text of a wide area need not be in its middle. */
      const reach = (dx: number, dy: number) => {
        let px = 0;
        while (px < least && answers(root, target, middle + dx * (px + 1), centre + dy * (px + 1))) px += 1;
        return px;
      };
      const isWide = width >= least - slack || reach(-1, 0) + reach(1, 0) + 1 >= least - slack;
      const isHigh = height >= least - slack || reach(0, -1) + reach(0, 1) + 1 >= least - slack;
      if (isWide && isHigh) continue;
      small.push(`${Math.round(width)} × ${Math.round(height)} px: ${target.outerHTML.slice(0, 160)}`);
    }
  }
  return [...new Set(small)];
}
