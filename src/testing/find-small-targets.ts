import type { Page } from 'playwright';

/** Minimum size of a touch target in px (WCAG 2.5.5). */
export const FINGER_TARGET = 44;

const TARGETS = 'a[href], button, input, select, textarea, summary, [role="tab"], [role="menuitem"]';

/**
 * Finds touch targets that are too small, in a page with a coarse pointer (`hasTouch` and `isMobile`).
 * Measures the area that reacts to a press, including labels and pseudo-elements. Ignores links in sentences
 * and disabled controls, as WCAG 2.5.5 does.
 */
export const findSmallTargets = (page: Page, least = FINGER_TARGET): Promise<string[]> =>
  page.evaluate(smallTargetsOf, { targets: TARGETS, least });

function smallTargetsOf({ targets, least }: { targets: string; least: number }): string[] {
  /** In px: boxes have fractional positions. */
  const slack = 0.5;
  const rootsIn = (root: Document | ShadowRoot): (Document | ShadowRoot)[] => [
    root,
    ...[...root.querySelectorAll('*')].flatMap(({ shadowRoot }) => (shadowRoot ? rootsIn(shadowRoot) : [])),
  ];
  /** Visually hidden until focused: 1 px large, or outside of the page. */
  const isUnseen = ({ width, height, right, bottom }: DOMRect) =>
    width <= 1 || height <= 1 || right + scrollX <= 0 || bottom + scrollY <= 0;
  const isInSentence = (target: Element) => {
    if (getComputedStyle(target).display !== 'inline') return false;
    const block = target.closest('p, li, dd, td, label, div');
    return (block?.textContent ?? '').trim().length > (target.textContent ?? '').trim().length;
  };
  const answers = (root: Document | ShadowRoot, target: Element, x: number, y: number) => {
    const hit = root.elementFromPoint(x, y);
    return hit !== null && (target.contains(hit) || hit.closest('label')?.control === target);
  };

  const small: string[] = [];
  for (const root of rootsIn(document)) {
    for (const target of root.querySelectorAll(targets)) {
      const isShown = target.checkVisibility({ visibilityProperty: true });
      if (!isShown || target.matches(':disabled, [inert] *')) continue;
      // A radio button is drawn by its label.
      const box = target.closest('label') ?? target;
      if (isUnseen(box.getBoundingClientRect()) || isInSentence(target)) continue;
      const { width, height } = box.getBoundingClientRect();
      if (Math.min(width, height) >= least - slack) continue;
      box.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
      const { x, y } = box.getBoundingClientRect();
      const [middle, centre] = [x + width / 2, y + height / 2];
      /** Counts the px from the middle that react, up to the needed size. */
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
