import type { Page } from 'playwright';
import { cn } from '../../src/lib/cn';
import { findViolations } from '../../src/testing/find-violations';

/** Storybook's own chrome in the page. */
const STORYBOOK_ELEMENTS = ['.sb-wrapper', '#storybook-docs', '.sb-preparing-story', '.sb-preparing-docs'];

/** Throws with all axe violations of a story, and of its colours in the other scheme. A crash of axe fails too. */
export async function checkAccessibility(page: Page): Promise<void> {
  const violations = await findViolations(page, { exclude: STORYBOOK_ELEMENTS, inBothSchemes: true });
  if (violations.length > 0)
    throw new Error(`axe: ${violations.length} violation(s)\n${violations.join('\n')}`);
}

/** The class names without effect, because a later class sets the same property. */
function outdone(classes: string): string[] {
  const kept = new Set(cn(classes).split(' '));
  return classes.split(/\s+/).filter((name) => name !== '' && !kept.has(name));
}

/**
 * Fails where an element has two of the library's classes for one property. The order of the stylesheet would decide
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
