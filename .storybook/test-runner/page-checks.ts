import type { Page } from 'playwright';
import { cn } from '../../src/lib/cn';
import { findViolations } from '../../src/testing/find-violations';

/** Storybook's own chrome in the page. */
const STORYBOOK_ELEMENTS = ['.sb-wrapper', '#storybook-docs', '.sb-preparing-story', '.sb-preparing-docs'];

/** Throws with every violation of a story, as it stands and for colours in the other scheme. A crash of axe fails too. */
export async function checkAccessibility(page: Page): Promise<void> {
  const violations = await findViolations(page, { exclude: STORYBOOK_ELEMENTS, inBothSchemes: true });
  if (violations.length > 0)
    throw new Error(`axe: ${violations.length} violation(s)\n${violations.join('\n')}`);
}

/** What of an element's class has no effect by the look of it: a later name says the same property. */
function outdone(classes: string): string[] {
  const kept = new Set(cn(classes).split(' '));
  return classes.split(/\s+/).filter((name) => name !== '' && !kept.has(name));
}

/**
 * Fails where an element has two classes of ours for one property. Which of them wins is left to the order of the
 * stylesheet then, and merging them at run time would cost every page 8 kB.
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
