/**
 * The pictures of the review room: every story in its tables and in the state matrix, taken of the built Storybook
 * (`storybook-static`), as PNGs in `review/pictures`. Part of `npm run build:storybook`, which fails when one is missing.
 * `--sample` takes those of one story of each table, and fails for every other that Storybook does not have: `npm test` does
 * that, and visits all stories itself.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { chromium, type Page } from 'playwright';
import { STORY_CLOCK, settle } from '../src/testing/settle';
import { browserOptions } from './shared/browser';
import { refuseUnknownOptions } from './shared/refuse-unknown-options';
import { ROOT } from './shared/run';
import { serveFolder } from './shared/servers';

const STORYBOOK = `${ROOT}/storybook-static`;
const FOLDER = `${STORYBOOK}/review/pictures`;

/** What is taken of each story, by width: the pictures are small, as the room and the start page show them. */
const SIZES = [
  { width: 1440, height: 900, scale: 0.4 },
  { width: 390, height: 844, scale: 0.8 },
] as const;
const THEMES = ['light', 'dark'] as const;

/** Pages that work side by side. */
const AT_ONCE = 2;

const ROOM = 'review-review-room--room-page';
const MATRIX = 'review-state-matrix--state-matrix-page';

/** The part of Storybook's page that is used here. */
interface StoryWindow extends Window {
  __STORYBOOK_ADDONS_CHANNEL__?: { emit: (event: string, data: unknown) => void };
  __STORYBOOK_PREVIEW__?: { currentRender?: { phase?: string } };
}

/** The stories that a page with pictures leads to, and the roles that it can be narrowed to. */
async function readTable(page: Page, table: string, role = 'all') {
  const query = new URLSearchParams({ id: table, viewMode: 'story', args: `role:${role}` });
  await page.goto(`${server.url}/iframe.html?${query}`);
  await page.waitForSelector('.review-cell');
  return page.evaluate(() => ({
    stories: Array.from(
      document.querySelectorAll<HTMLAnchorElement>('.review-cell'),
      ({ href }) => new URL(href).searchParams.get('path')?.replace('/story/', '') ?? '',
    ),
    roles: Array.from(document.querySelectorAll('select')[0]?.options ?? [], ({ value }) => value),
  }));
}

/** The stories of which a page shows a picture, each once. */
async function picturedStories(page: Page): Promise<Set<string>> {
  const pictured = new Set((await readTable(page, MATRIX)).stories);
  for (const role of (await readTable(page, ROOM)).roles) {
    for (const story of (await readTable(page, ROOM, role)).stories) pictured.add(story);
  }
  return pictured;
}

/** Takes a story's pictures: it is loaded once, and then shown in the other sizes and schemes. */
async function takeAll(page: Page, story: string): Promise<void> {
  const devTools = await page.context().newCDPSession(page);
  await page.goto(`${server.url}/iframe.html?id=${story}&viewMode=story&embed=true`, { waitUntil: 'load' });
  await page.waitForSelector('#storybook-root [data-slot], #storybook-root main', { state: 'attached' });
  // Some states are reached by a story's play function: a search, an opened row.
  await page.waitForFunction(() =>
    ['finished', 'errored'].includes(
      (window as StoryWindow).__STORYBOOK_PREVIEW__?.currentRender?.phase ?? '',
    ),
  );
  for (const { width, height, scale } of SIZES) {
    await page.setViewportSize({ width, height });
    for (const theme of THEMES) {
      await page.evaluate((chosen) => {
        const { __STORYBOOK_ADDONS_CHANNEL__: channel } = window as StoryWindow;
        channel?.emit('updateGlobals', { globals: { theme: chosen } });
      }, theme);
      await settle(page);
      const clip = { x: 0, y: 0, width, height, scale };
      const { data } = await devTools.send('Page.captureScreenshot', { format: 'png', clip });
      writeFileSync(`${FOLDER}/${story}.${width}.${theme}.png`, data, 'base64');
    }
  }
  await devTools.detach();
}

const isSample = refuseUnknownOptions('review-pictures', ['--sample']).includes('--sample');
mkdirSync(FOLDER, { recursive: true });
const server = await serveFolder(STORYBOOK);
const browser = await chromium.launch(await browserOptions());
const first = await browser.newPage();
const stories = await picturedStories(first);
await first.close();
const { entries } = JSON.parse(readFileSync(`${STORYBOOK}/index.json`, 'utf8')) as {
  entries: Record<string, unknown>;
};
const missing = [...stories].filter((story) => !(story in entries));
const listed = [...stories].filter((story) => story in entries);
// The matrix comes first, the room last.
const waiting = isSample ? [...listed.slice(0, 1), ...listed.slice(-1)] : listed;
await Promise.all(
  Array.from({ length: AT_ONCE }, async () => {
    const page = await browser.newPage();
    await page.clock.install({ time: STORY_CLOCK });
    for (let story = waiting.pop(); story !== undefined; story = waiting.pop()) {
      await takeAll(page, story).catch((error: unknown) => {
        console.error(error);
        missing.push(story);
      });
    }
    await page.close();
  }),
);
await browser.close();
await server.close();
if (!isSample)
  console.log(
    `Pictures of ${stories.size - missing.length} stories are in storybook-static/review/pictures.`,
  );
for (const story of missing) console.error(`✗ no picture of ${story}`);
process.exit(missing.length === 0 && stories.size > 0 ? 0 : 1);
