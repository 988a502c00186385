/**
 * Names the element with focus where something else is painted over its middle, or over the middle of the part of it that is in
 * the window (WCAG 2.4.7, 2.4.11). Runs in the page.
 *
 * @returns '' where it is seen, or nothing has focus
 */
export function coveredFocus(): string {
  const focused = document.activeElement;
  if (!focused || focused === document.body) return '';
  const { left, right, top, bottom } = focused.getBoundingClientRect();
  const x = (Math.max(left, 0) + Math.min(right, innerWidth)) / 2;
  const y = (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2;
  const painted = document.elementFromPoint(x, y);
  // A mark that lets presses through lets what it lies in answer.
  if (painted && (focused.contains(painted) || painted.contains(focused))) return '';
  const [name, over] = [focused, painted].map(
    (element) => element?.getAttribute('aria-label') ?? element?.textContent?.trim().slice(0, 40),
  );
  return `'${name}' has focus under '${over}'`;
}

/**
 * Goes through the first controls that take focus by Tab, and looks at each once it has the focus. Runs in the page; a driver's
 * key presses take ten times as long.
 *
 * @param stops - how many controls
 * @param look - `coveredFocus`
 * @param nextFrame - resolves with the page's next frame
 * @param isBack - true to go through the same controls from the last to the first, as Shift and Tab do. @default false
 * @returns what was seen, without what is fine
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
      // Elements around an open menu take no focus, and the guards at its ends hand it on.
      !control.closest('[aria-hidden="true"], [data-radix-focus-guard]') &&
      control.checkVisibility({ visibilityProperty: true }) &&
      // Browsers do not scroll to what is larger than the window and partly in it.
      control.getBoundingClientRect().height < innerHeight,
  );
  const chosen = controls.slice(0, stops);
  const seen: string[] = [];
  for (const control of isBack ? chosen.reverse() : chosen) {
    control.focus();
    // After a play with a pointer, what a script gives the focus is not where keys lead.
    if (!control.matches(':focus-visible')) continue;
    // A tooltip of the control before leaves within a few frames.
    for (let frame = 0; frame < TOOLTIP_FRAMES && look() !== ''; frame += 1) await nextFrame();
    seen.push(look());
  }
  return seen.filter((text) => text !== '');
}

/** Returns whether a bar of the page sticks to the window; a menu or a tooltip, which is placed beside its button, is none. Runs in the page. */
export const hasStickyPart = (): boolean =>
  Array.from(document.querySelectorAll('body *')).some((element) => {
    const { position } = getComputedStyle(element);
    const { width, height } = element.getBoundingClientRect();
    return position === 'sticky' || (position === 'fixed' && width >= innerWidth / 2 && height > 0);
  });
