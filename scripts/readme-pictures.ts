/**
 * `npm run update:pictures`: takes the README's pictures of the dashboards from the built Storybook
 * (`npm run build:storybook`) into `.github/pictures`, in the browser that the tests run in.
 */
import { existsSync, mkdirSync } from 'node:fs';
import { chromium } from 'playwright';
import { STORY_CLOCK, settle } from '../src/testing/settle';
import { browserOptions } from './shared/browser';
import { refuseUnknownOptions } from './shared/refuse-unknown-options';
import { ROOT } from './shared/run';
import { serveFolder } from './shared/servers';

const STORYBOOK = `${ROOT}/storybook-static`;
const FOLDER = `${ROOT}/.github/pictures`;
const DASHBOARDS = ['traveler', 'travel-agent', 'tour-organizer', 'corporate'];
const THEMES = ['light', 'dark'];

/** The widths that the design draws: desktop, tablet, phone (px). */
const WIDTHS = [1440, 768, 390];

refuseUnknownOptions('update:pictures', []);
if (!existsSync(`${STORYBOOK}/index.json`)) {
  console.error('update:pictures: there is no storybook-static/. Run `npm run build:storybook` first.');
  process.exit(2);
}
mkdirSync(FOLDER, { recursive: true });
const server = await serveFolder(STORYBOOK);
const browser = await chromium.launch(await browserOptions());

for (const width of WIDTHS) {
  const page = await browser.newPage({ viewport: { width, height: width < 600 ? 844 : 900 } });
  await page.clock.install({ time: STORY_CLOCK });
  for (const dashboard of DASHBOARDS) {
    for (const theme of THEMES) {
      const story = `iframe.html?id=dashboards-${dashboard}--default&viewMode=story&globals=theme:${theme}`;
      await page.goto(`${server.url}/${story}`, { waitUntil: 'networkidle' });
      await page.waitForSelector('#storybook-root h1');
      await settle(page);
      const path = `${FOLDER}/${dashboard}-${width}-${theme}.png`;
      await page.screenshot({ path, fullPage: width > 600, animations: 'disabled' });
      console.log(path.slice(ROOT.length + 1));
    }
  }
  await page.close();
}
await browser.close();
await server.close();
