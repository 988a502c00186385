import type { CDPSession, Page } from 'playwright';
import { cn } from '../../src/lib/cn.js';
import { findBrokenFigures } from '../../src/testing/find-broken-figures.js';
import { findSmallTargets } from '../../src/testing/find-small-targets.js';
import { findViolations } from '../../src/testing/find-violations.js';
import { coveredFocus, hasStickyPart, lookAtStops } from '../../src/testing/focus-in-sight.js';
import { nextFrame } from '../../src/testing/settle.js';

const STORYBOOK_ELEMENTS = ['.sb-wrapper', '#storybook-docs', '.sb-preparing-story', '.sb-preparing-docs'];

/** Throws for axe violations, of a matrix also in the other scheme and by target size. */
export async function checkAccessibility(page: Page, isMatrix: boolean): Promise<void> {
  const violations = await findViolations(page, {
    exclude: STORYBOOK_ELEMENTS,
    inBothSchemes: isMatrix,
    withTargets: isMatrix,
  });
  if (violations.length > 0)
    throw new Error(`axe: ${violations.length} violation(s)\n${violations.join('\n')}`);
}

/** Returns the library's classes without effect, because a later one sets the same property. */
function overriddenClasses(classes: string): string[] {
  const own = classes.split(/\s+/).filter((name) => name.startsWith('t:'));
  const kept = new Set(cn(...own).split(' '));
  return own.filter((name) => !kept.has(name));
}

/**
 * Fails when an element has two of the library's classes for one property: only the order of the stylesheet
 * would decide, and merging at run time would cost 8 kB on every page.
 */
export async function checkClasses(page: Page): Promise<void> {
  const found = await page.evaluate(() => [
    ...new Set(
      Array.from(document.querySelectorAll('[class]'), (element) => element.getAttribute('class') ?? ''),
    ),
  ]);
  const conflicts = found.flatMap((classes) => {
    const names = overriddenClasses(classes);
    return names.length === 0 ? [] : [`${names.join(', ')} in '${classes}'`];
  });
  if (conflicts.length > 0) throw new Error(`Classes in conflict: ${conflicts.join('; ')}`);
}

/** Fails when a figure, a day, a badge, a column header or a word of a button breaks over two lines. */
export async function checkFigures(page: Page): Promise<void> {
  const broken = await findBrokenFigures(page);
  if (broken.length > 0) throw new Error(`Broken over two lines: ${broken.join('; ')}`);
}

const devices = new WeakMap<Page, CDPSession>();

/** Fails when a control is too small for fingers with a coarse pointer. */
export async function checkTargets(page: Page): Promise<void> {
  const device = devices.get(page) ?? (await page.context().newCDPSession(page));
  devices.set(page, device);
  await device.send('Emulation.setTouchEmulationEnabled', { enabled: true });
  const small = await findSmallTargets(page);
  await device.send('Emulation.setTouchEmulationEnabled', { enabled: false });
  if (small.length > 0) throw new Error(`Too small for fingers: ${small.join('; ')}`);
}

/** Number of checked tab stops. */
const STOPS = 10;

/** Fails when a sticky part overlays one of the first tab stops of a story (WCAG 2.4.11). */
export async function checkFocusInSight(page: Page): Promise<void> {
  // In a single call, because most stories are dashboards with a sticky bar.
  const covered = await page.evaluate<string[]>(
    `(${hasStickyPart})() ? (${lookAtStops})(${STOPS}, ${coveredFocus}, ${nextFrame}) : []`,
  );
  if (covered.length > 0) throw new Error(`Not seen: ${covered.join('; ')}`);
}
