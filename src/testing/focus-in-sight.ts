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

/** Whether a bar of the page sticks to the window; a menu or a tooltip, which is placed beside its button, is none. Runs in the page. */
export const hasStickyPart = (): boolean =>
  Array.from(document.querySelectorAll('body *')).some((element) => {
    const { position } = getComputedStyle(element);
    const { width, height } = element.getBoundingClientRect();
    return position === 'sticky' || (position === 'fixed' && width >= innerWidth / 2 && height > 0);
  });
