/**
 * Returns a message if another element covers the center of the focused element's visible part (WCAG 2.4.7,
 * 2.4.11), else ''. Runs in the page.
 */
export function coveredFocus(): string {
  const focused = document.activeElement;
  if (!focused || focused === document.body) return '';
  const { left, right, top, bottom } = focused.getBoundingClientRect();
  const x = (Math.max(left, 0) + Math.min(right, innerWidth)) / 2;
  const y = (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2;
  const painted = document.elementFromPoint(x, y);
  // Under an overlay without pointer events, `elementFromPoint` returns its parent.
  if (painted && (focused.contains(painted) || painted.contains(focused))) return '';
  const [name, over] = [focused, painted].map(
    (element) => element?.getAttribute('aria-label') ?? element?.textContent?.trim().slice(0, 40),
  );
  return `'${name}' has focus under '${over}'`;
}

/**
 * Focuses the first controls of the tab order, and checks each. Runs in the page, because a driver's key
 * presses take ten times as long.
 *
 * @param look - `coveredFocus`
 * @param isBack - true for the reverse order, as by Shift and Tab. @default false
 * @returns messages of `look`
 */
export async function lookAtStops(
  stops: number,
  look: () => string,
  nextFrame: () => Promise<void>,
  isBack = false,
): Promise<string[]> {
  const TOOLTIP_FRAMES = 10;
  const controls = Array.from(
    document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary, [tabindex]'),
  ).filter(
    (control) =>
      control.tabIndex >= 0 &&
      !control.matches(':disabled') &&
      // Elements around an open menu take no focus, and Radix' guards forward it.
      !control.closest('[aria-hidden="true"], [data-radix-focus-guard]') &&
      control.checkVisibility({ visibilityProperty: true }) &&
      // Browsers do not scroll to an element that is larger than the window and partly visible.
      control.getBoundingClientRect().height < innerHeight,
  );
  const chosen = controls.slice(0, stops);
  const seen: string[] = [];
  for (const control of isBack ? chosen.reverse() : chosen) {
    control.focus();
    // After the use of a pointer, focus by script is not `:focus-visible`.
    if (!control.matches(':focus-visible')) continue;
    // The tooltip of the previous control closes within a few frames.
    for (let frame = 0; frame < TOOLTIP_FRAMES && look() !== ''; frame += 1) await nextFrame();
    seen.push(look());
  }
  return seen.filter((text) => text !== '');
}

/** Returns whether the page has a sticky bar. Menus and tooltips are narrower. Runs in the page. */
export const hasStickyPart = (): boolean =>
  Array.from(document.querySelectorAll('body *')).some((element) => {
    const { position } = getComputedStyle(element);
    const { width, height } = element.getBoundingClientRect();
    return position === 'sticky' || (position === 'fixed' && width >= innerWidth / 2 && height > 0);
  });
