/**
 * The pictures of the review room: every dashboard's story in the built Storybook (`storybook-static`), as PNGs in
 * `review/pictures`. Part of `npm run build:storybook`.
 */
import { mkdirSync } from 'node:fs';
import { chromium, type Page } from 'playwright';
import { STORY_CLOCK, settle } from '../src/testing/settle';
import { BROWSER_ARGS, browserPath } from './shared/browser';
import { ROOT } from './shared/run';
import { serveFolder } from './shared/servers';
import { readStories } from './test/story-batches';

const STORYBOOK = `${ROOT}/storybook-static`;
const FOLDER = `${STORYBOOK}/review/pictures`;

/** What is taken of each story: the widths and schemes that the room offers. */
const SHOTS = [
  { width: 1440, height: 900, scale: 0.3, themes: ['light', 'dark'] },
  { width: 390, height: 844, scale: 0.8, themes: ['light', 'dark'] },
] as const;

/** Pages that work side by side. */
const AT_ONCE = 2;

const isShown = (tags: readonly string[]): boolean => tags.includes('dev') && !tags.includes('tests');
const stories = readStories(STORYBOOK, isShown).filter(({ title }) => title.startsWith('Dashboards/'));

async function take(page: Page, url: string, path: string): Promise<void> {
  await page.goto(url, { waitUntil: 'load' });
  await page.waitForSelector('#storybook-root [data-slot], #storybook-root main', { state: 'attached' });
  await settle(page);
  await page.screenshot({ path, animations: 'disabled' });
}

mkdirSync(FOLDER, { recursive: true });
const server = await serveFolder(STORYBOOK);
const browser = await chromium.launch({ executablePath: await browserPath(), args: BROWSER_ARGS });
const shots = SHOTS.flatMap(({ themes, ...size }) => themes.map((theme) => ({ ...size, theme })));
for (const { width, height, scale, theme } of shots) {
  const waiting = [...stories];
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      const page = await browser.newPage({ viewport: { width, height }, deviceScaleFactor: scale });
      await page.clock.install({ time: STORY_CLOCK });
      for (let story = waiting.pop(); story !== undefined; story = waiting.pop()) {
        const query = `id=${story.id}&viewMode=story&embed=true&globals=theme:${theme}`;
        await take(page, `${server.url}/iframe.html?${query}`, `${FOLDER}/${story.id}.${width}.${theme}.png`);
      }
      await page.close();
    }),
  );
}
await browser.close();
await server.close();
console.log(
  `${stories.length * shots.length} pictures of ${stories.length} stories in storybook-static/review/pictures`,
);
