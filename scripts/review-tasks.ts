/**
 * `npm run review:tasks`: a designer's ten tasks in the built Storybook (`npm run build:storybook`), each timed. What the times
 * are stands in `.storybook/start/ten-tasks.mdx`.
 */
import { chromium, type Page } from 'playwright';
import { browserOptions } from './shared/browser';
import { refuseUnknownOptions } from './shared/refuse-unknown-options';
import { ROOT } from './shared/run';
import { serveFolder } from './shared/servers';

refuseUnknownOptions('review:tasks', []);
const server = await serveFolder(`${ROOT}/storybook-static`);
const browser = await chromium.launch(await browserOptions());
const context = await browser.newContext({
  viewport: { width: 1440, height: 1000 },
  permissions: ['clipboard-read', 'clipboard-write'],
});
const page = await context.newPage();
const story = page.frameLocator('#storybook-preview-iframe');

const open = async (path: string): Promise<void> => {
  await page.goto(`${server.url}/?path=${path}`);
  await story.locator('#storybook-root h1, #storybook-root [data-slot]').first().waitFor();
};
const inSidebar = (name: string) => page.locator('#storybook-explorer-tree').getByText(name, { exact: true });
const choose = async (tool: RegExp, option: RegExp): Promise<void> => {
  await page.getByRole('button', { name: tool }).first().click();
  await page.getByRole('option', { name: option }).first().click();
};
const approvalsAreEmpty = () => story.getByRole('heading', { name: 'Nothing needs your decision' }).waitFor();

interface Task {
  name: string;
  from: string;
  run: (page: Page) => Promise<void>;
}

const APPROVALS = '/story/dashboards-corporate--approvals';
const WELCOME = '/story/introduction--page';

const TASKS: readonly Task[] = [
  {
    name: 'Find a state',
    from: WELCOME,
    async run() {
      await page.keyboard.press('/');
      await page.locator('#storybook-explorer-searchfield').fill('approvals empty');
      await page.getByRole('option').first().waitFor();
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      await approvalsAreEmpty();
    },
  },
  {
    name: 'Find it without searching',
    from: WELCOME,
    async run() {
      for (const step of ['Corporate', 'Approvals', 'Empty']) await inSidebar(step).first().click();
      await approvalsAreEmpty();
    },
  },
  {
    name: 'See all states of a role',
    from: '/story/review-review-room--room-page',
    async run() {
      await story.getByRole('combobox', { name: 'Role' }).selectOption('Corporate');
      await story.getByRole('link', { name: 'Corporate, approvals, empty' }).waitFor();
    },
  },
  {
    name: 'See it at night',
    from: APPROVALS,
    async run() {
      await choose(/Color scheme/, /^Dark$/);
      await story.locator('.story-canvas[data-tapa-theme="dark"], [data-theme="dark"]').first().waitFor();
    },
  },
  {
    name: 'See it on a phone',
    from: APPROVALS,
    async run() {
      await choose(/viewport/i, /390 px/);
      await story.getByRole('navigation', { name: 'Main pages' }).waitFor();
    },
  },
  {
    name: 'Compare two states',
    from: '/story/review-compare--compare-page',
    async run() {
      await story
        .getByRole('combobox', { name: 'Right story' })
        .selectOption('dashboards-corporate-gaps--empty');
      await story.getByRole('link', { name: /Open .*Overview, empty/ }).waitFor();
    },
  },
  {
    name: 'Re-brand',
    from: APPROVALS,
    async run() {
      const before = await story.locator('.story-canvas').getAttribute('style');
      await page
        .getByRole('button', { name: /^Brand/ })
        .first()
        .click();
      await page.getByRole('option').last().click();
      await page.waitForFunction(
        (old) =>
          document
            .querySelector<HTMLIFrameElement>('#storybook-preview-iframe')
            ?.contentDocument?.querySelector('.story-canvas')
            ?.getAttribute('style') !== old,
        before,
      );
    },
  },
  {
    name: 'Comment',
    from: APPROVALS,
    async run() {
      await page.getByRole('button', { name: /Place comments/ }).click();
      await story.getByRole('button', { name: 'Place a comment' }).click({ position: { x: 400, y: 300 } });
      await story.getByRole('textbox', { name: 'Comment' }).fill('Is this the first thing to see?');
      await story.getByRole('button', { name: 'Keep in the link' }).click();
      await page.getByRole('button', { name: /Export 1 comment/ }).waitFor();
    },
  },
  {
    name: 'Hand over the exact state',
    from: `${APPROVALS}&globals=theme:dark`,
    async run() {
      await page.getByRole('button', { name: /Copy a link/ }).click();
      const link = await page.evaluate(() => navigator.clipboard.readText());
      if (!link.includes('theme:dark')) throw new Error(`The link forgets the scheme: ${link}`);
    },
  },
  {
    name: 'Measure',
    from: APPROVALS,
    async run() {
      await page.getByRole('switch', { name: 'Measure tool' }).first().click();
      await story.getByRole('heading', { level: 1 }).hover();
      await story.locator('#storybook-addon-measure').waitFor();
    },
  },
];

for (const { name, from, run } of TASKS) {
  await open(from);
  const start = performance.now();
  await run(page);
  console.log(`${name}: ${((performance.now() - start) / 1000).toFixed(1)} s`);
}
await browser.close();
await server.close();
