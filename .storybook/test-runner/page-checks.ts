import type { CDPSession, Page } from 'playwright';
import { cn } from '../../src/lib/cn.js';
import { findBrokenFigures } from '../../src/testing/find-broken-figures.js';
import { findSmallTargets } from '../../src/testing/find-small-targets.js';
import { findViolations } from '../../src/testing/find-violations.js';
import { coveredFocus, hasStickyPart, lookAtStops } from '../../src/testing/focus-in-sight.js';
import { nextFrame } from '../../src/testing/settle.js';

/** Storybook's own chrome in the page. */
const STORYBOOK_ELEMENTS = ['.sb-wrapper', '#storybook-docs', '.sb-preparing-story', '.sb-preparing-docs'];

/** Throws with all axe violations of a story, of a matrix also of its colours in the other scheme and of its targets. A crash of axe fails too. */
export async function checkAccessibility(page: Page, isMatrix: boolean): Promise<void> {
  const violations = await findViolations(page, {
    exclude: STORYBOOK_ELEMENTS,
    inBothSchemes: isMatrix,
    withTargets: isMatrix,
  });
  if (violations.length > 0)
    throw new Error(`axe: ${violations.length} violation(s)\n${violations.join('\n')}`);
}

/** The library's class names without effect, because a later one of them sets the same property. Those of a host are its own. */
function outdone(classes: string): string[] {
  const own = classes.split(/\s+/).filter((name) => name.startsWith('t:'));
  const kept = new Set(cn(...own).split(' '));
  return own.filter((name) => !kept.has(name));
}

/**
 * Fails where an element has two of the library's classes for one property: the order of the stylesheet would decide
 * between them, and merging them at run time would cost every page 8 kB.
 */
export async function checkClasses(page: Page): Promise<void> {
  const found = await page.evaluate(() => [
    ...new Set(
      Array.from(document.querySelectorAll('[class]'), (element) => element.getAttribute('class') ?? ''),
    ),
  ]);
  const conflicts = found.flatMap((classes) => {
    const names = outdone(classes);
    return names.length === 0 ? [] : [`${names.join(', ')} in '${classes}'`];
  });
  if (conflicts.length > 0) throw new Error(`Classes in conflict: ${conflicts.join('; ')}`);
}

/** Fails where a figure, a day, a badge, a column's head or a word of a button stands on more than one line. */
export async function checkFigures(page: Page): Promise<void> {
  const broken = await findBrokenFigures(page);
  if (broken.length > 0) throw new Error(`Broken over two lines: ${broken.join('; ')}`);
}

const devices = new WeakMap<Page, CDPSession>();

/** Fails where a control of a story is smaller than a finger needs while the pointer is coarse. */
export async function checkTargets(page: Page): Promise<void> {
  const device = devices.get(page) ?? (await page.context().newCDPSession(page));
  devices.set(page, device);
  await device.send('Emulation.setTouchEmulationEnabled', { enabled: true });
  const small = await findSmallTargets(page);
  await device.send('Emulation.setTouchEmulationEnabled', { enabled: false });
  if (small.length > 0) throw new Error(`Too small for fingers: ${small.join('; ')}`);
}

/** Controls that are looked at. */
const STOPS = 10;

/** Fails where what sticks to the window lies over one of the first controls that take focus in a story (WCAG 2.4.11). */
export async function checkFocusInSight(page: Page): Promise<void> {
  // One call for all of it: most stories are of dashboards, whose bar sticks.
  const covered = await page.evaluate<string[]>(
    `(${hasStickyPart})() ? (${lookAtStops})(${STOPS}, ${coveredFocus}, ${nextFrame}) : []`,
  );
  if (covered.length > 0) throw new Error(`Not seen: ${covered.join('; ')}`);
}
