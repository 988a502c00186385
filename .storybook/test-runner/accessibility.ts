import type { Page } from 'playwright';
import { findViolations } from '../../src/testing/find-violations';

/** Storybook's own chrome in the page. */
const STORYBOOK_ELEMENTS = ['.sb-wrapper', '#storybook-docs', '.sb-preparing-story', '.sb-preparing-docs'];

/** Throws with every violation of a story, as it stands and for colours in the other scheme. A crash of axe fails too. */
export async function checkAccessibility(page: Page): Promise<void> {
  const violations = await findViolations(page, { exclude: STORYBOOK_ELEMENTS, inBothSchemes: true });
  if (violations.length > 0)
    throw new Error(`axe: ${violations.length} violation(s)\n${violations.join('\n')}`);
}
