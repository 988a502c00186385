import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { coveredFocus } from '../src/testing/focus-in-sight.js';
import { FORBIDDEN_TEXT } from '../src/testing/forbidden-text.js';

/**
 * Fails when text or an accessible name shows a missing or broken value, or when there is no text. Does not
 * look into shadow roots.
 */
export async function expectCleanText(element: HTMLElement | ShadowRoot): Promise<void> {
  const text = element.textContent ?? '';
  await expect(text).toMatch(/\S/);
  await expect(text).not.toMatch(FORBIDDEN_TEXT);
  for (const named of element.querySelectorAll('[aria-label], [title]')) {
    await expect(named.getAttribute('aria-label') ?? '').not.toMatch(FORBIDDEN_TEXT);
    await expect(named.getAttribute('title') ?? '').not.toMatch(FORBIDDEN_TEXT);
  }
}

/** Fails when markup of `HOSTILE` texts became elements, or ran. */
export async function expectNoMarkup(element: HTMLElement): Promise<void> {
  await expect(element.querySelector('script, img[src="x"]')).toBeNull();
  await expect(document.title).not.toMatch(/hijacked|^1$/);
}

/** Fails when the page scrolls sideways: long words and large text must wrap (WCAG 1.4.10). */
export async function expectNoSidewaysScroll(): Promise<void> {
  const { scrollWidth, clientWidth } = document.documentElement;
  await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
}

/** Fails when rows are not aligned with the title of their panel. */
export async function expectRowsInLine(element: HTMLElement, row: string): Promise<void> {
  const insetOf = (selector: string) =>
    Array.from(element.querySelectorAll(selector), (part) => getComputedStyle(part).paddingInlineStart);
  const [title] = insetOf('[data-slot="panel-head"]');
  const rows = insetOf(row);
  await expect(rows).not.toHaveLength(0);
  await expect(new Set(rows)).toEqual(new Set([title]));
}

interface LongList {
  canvas: Pick<ReturnType<typeof within>, 'getByText'>;
  canvasElement: HTMLElement;
}

/** Fails when the DOM has more of a long list than its first page. @param maximum - elements in the story */
export async function expectOnePage(
  { canvas, canvasElement }: LongList,
  maximum: number,
  rows = '10,000',
): Promise<void> {
  await expect(canvasElement.querySelectorAll('*').length).toBeLessThan(maximum);
  await expect(canvas.getByText(`Showing 1–50 of ${rows}`)).toBeVisible();
}

/** Checks the top bar's links of roles other than traveler and travel_agent. */
export async function expectNavigationOfOthers(canvas: Pick<ReturnType<typeof within>, 'getByRole'>) {
  const nav = within(canvas.getByRole('navigation', { name: 'Main' }));
  await expect(nav.getAllByRole('link').map((link) => link.textContent)).toEqual([
    'Dashboard',
    'Discover',
    'Bookings',
    expect.stringMatching(/^Updates/),
  ]);
}

/** Options to find texts only under a dashboard's title: panels below may contain them too. */
export const IN_HELP = { exact: false, selector: '[data-slot="page-help"] *' };

/** Fails when something overlays a tab stop, from the page's start to its end and back (WCAG 2.4.11). */
export async function expectStopsInSight(stops: number): Promise<void> {
  (document.activeElement as HTMLElement | null)?.blur();
  window.scrollTo(0, 0);
  for (const shift of [false, true]) {
    let first: Element | null = null;
    for (let stop = 0; stop < stops; stop++) {
      await userEvent.tab({ shift });
      if (document.activeElement === first) break;
      first ??= document.activeElement;
      await waitFor(() => expect(coveredFocus()).toBe(''));
    }
  }
}

/** Returns the tones of badges by their texts. */
export const tonesOf = (words: readonly HTMLElement[]) =>
  words.map((word) => word.closest('[data-tone]')?.getAttribute('data-tone'));

/** Fails when text overflows its frame, where it could be clipped. */
export async function expectTextInside(frame: Element): Promise<void> {
  const inside = frame.getBoundingClientRect();
  const range = document.createRange();
  const walker = document.createTreeWalker(frame, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    range.selectNodeContents(walker.currentNode);
    const { left, right, width } = range.getBoundingClientRect();
    // White space between lines has no box.
    if (width === 0) continue;
    const text = range.toString();
    await expect({ text, over: Math.max(inside.left - left, right - inside.right, 0) }).toEqual({
      text,
      over: 0,
    });
  }
}

/** Fails when English text in a right-to-left page starts or ends at the wrong side: '.Nothing is here'. */
export async function expectReadFromTheLeft(element: HTMLElement): Promise<void> {
  const text = document.createTreeWalker(element, NodeFilter.SHOW_TEXT).nextNode() as Text;
  const range = document.createRange();
  const place = (index: number) => {
    range.setStart(text, index);
    range.setEnd(text, index + 1);
    return range.getBoundingClientRect();
  };
  const [first, last] = [place(0), place(text.length - 1)];
  await expect(first.left).toBeLessThan(place(1).left);
  await expect(place(text.length - 2).left).toBeLessThan(last.left);
  if (first.top === last.top) await expect(first.left).toBeLessThan(last.left);
}

/** Returns the positions of a dashboard's parts, which must be the same for skeletons and content. */
export function placesOf(root: Element): string[] {
  // At the top of the page nothing is stuck.
  window.scrollTo(0, 0);
  const parts = root.querySelectorAll(
    '[data-slot="stat-strip"], section:has(> [data-slot="panel-head"]), [data-slot="rewards-panel"], [role="tablist"]',
  );
  return Array.from(parts, (part) => {
    const { top, height } = part.getBoundingClientRect();
    return `${part.getAttribute('data-slot')} ${Math.round(top)} ${Math.round(height)}`;
  });
}

/** Waits for the end of all animations, which run outside of the test runner with its reduced motion. */
export async function atRest(): Promise<void> {
  const passing = document
    .getAnimations()
    .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
  await Promise.allSettled(passing.map(({ finished }) => finished));
}

/** Resolves to queries within the open menu, which is in a portal and loads on demand. */
async function findMenu(): Promise<ReturnType<typeof within>> {
  const menu = await screen.findByRole('menu', undefined, LOADING_TIMEOUT);
  await atRest();
  return within(menu);
}

/** Opens a menu by a click. Resolves to queries within it. */
export async function openMenu(button: HTMLElement): Promise<ReturnType<typeof within>> {
  await userEvent.click(button);
  return findMenu();
}

/** Opens a menu by keyboard. Resolves to queries within it. */
export async function openMenuByKey(button: HTMLElement): Promise<ReturnType<typeof within>> {
  button.focus();
  await userEvent.keyboard('{Enter}');
  return findMenu();
}

/** Timeout for code or data that loads on demand, on a busy machine. */
export const LOADING_TIMEOUT = { timeout: 15_000 };

interface Tight {
  textSize?: '200';
  direction?: 'rtl';
}

/**
 * Returns a story in one of the toolbar's widths that checks that nothing scrolls sideways.
 *
 * @example
 * export const LongTexts = meta.story({ ...fitsWindow('phone'), args: LONG });
 */
export const fitsWindow = (size: 'phone' | 'small' | 'tablet', tight: Tight = {}) => ({
  globals: { viewport: { value: size }, ...tight },
  play: expectNoSidewaysScroll,
});

/** Spacing that readers may set (WCAG 1.4.12). */
const TEXT_SPACING =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }';

/** Runs checks with a reader's text spacing, which is removed even after a failed check. */
export async function withTextSpacing(check: () => Promise<void>): Promise<void> {
  const sheet = document.createElement('style');
  sheet.textContent = TEXT_SPACING;
  document.head.append(sheet);
  try {
    await check();
  } finally {
    sheet.remove();
  }
}
