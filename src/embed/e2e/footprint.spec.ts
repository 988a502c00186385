import type { Page } from '@playwright/test';
import { open, script } from './host-page.js';
import { memoryOf } from './page-memory.js';
import { TAGS, widget } from './sample-data.js';
import { expect, forgive, test } from './site.js';

/** Mounts and unmounts every widget as often as given. Returns the number of timers still running. */
const mountAndUnmount = (page: Page, times: number) =>
  page.evaluate(
    async ({ count, markup }) => {
      const timers = new Set<number>();
      const { setTimeout: set, clearTimeout: clear } = window;
      window.setTimeout = ((callback: () => void, delay?: number) => {
        const id = set(() => {
          timers.delete(id);
          callback();
        }, delay);
        timers.add(id);
        return id;
      }) as typeof setTimeout;
      window.clearTimeout = ((id: number) => {
        timers.delete(id);
        clear(id);
      }) as typeof clearTimeout;
      for (let index = 0; index < count; index++) {
        const place = document.createElement('div');
        place.innerHTML = markup;
        document.body.append(place);
        await new Promise(requestAnimationFrame);
        place.remove();
      }
      // An aborted load ends a moment later.
      const deadline = performance.now() + 10_000;
      while (timers.size > 0 && performance.now() < deadline) await new Promise(requestAnimationFrame);
      Object.assign(window, { setTimeout: set, clearTimeout: clear });
      return timers.size;
    },
    { count: times, markup: ALL_AND_ONE_LOADING },
  );

const ALL_AND_ONE_LOADING = `${TAGS.map((tag) => widget(tag)).join('')}<tapa-rewards src="/never"></tapa-rewards>`;

test('100 mounts and unmounts leave nothing behind', async ({ page, site }) => {
  site.put('/never', () => undefined);
  // Without the record of events, which grows.
  site.put('/', `<!doctype html><meta charset="utf-8"><title>Host</title><body>${script()}`);
  await page.goto(site.url);
  // References keep the number of the page's own elements constant: the engine may recreate their wrappers.
  await page.evaluate(() => {
    Object.assign(window, { ownElements: [...document.querySelectorAll('*')] });
  });
  const memory = await memoryOf(page);
  // The engine compiles for a while: the memory that a cycle leaves halves between 20 and 40 of them.
  await mountAndUnmount(page, 40);
  const before = await memory();
  expect(await mountAndUnmount(page, 100), 'timers still running').toBe(0);
  await expect
    .poll(async () => (await memory()).objects - before.objects, {
      message: 'objects of any kind',
      timeout: 15_000,
    })
    .toBeLessThanOrEqual(0);
  const after = await memory();
  expect(after.nodes - before.nodes, 'nodes').toBeLessThanOrEqual(0);
  expect(after.listeners - before.listeners, 'listeners').toBeLessThanOrEqual(0);
  // A cycle mounts a megabyte; only a little compiled code may stay.
  expect((after.heap - before.heap) / 100, 'bytes a cycle').toBeLessThan(1000);
});

test('a widget covers no point outside of its visible box, in any state', async ({
  page,
  site,
  pageErrors,
}) => {
  site.put('/slow', () => undefined);
  site.put('/broken', { status: 500, body: '' });
  const states = [
    ...TAGS.flatMap((tag) => [
      widget(tag),
      `<${tag} src="/broken"></${tag}>`,
      `<${tag} src="/slow"></${tag}>`,
    ]),
  ];
  const cell = (content: string) =>
    `<div style="padding:20px;width:300px;display:inline-block">${content}</div>`;
  await page.setViewportSize({ width: 1100, height: 4000 });
  await open(page, site, states.map(cell).join('') + script());
  await expect(page.locator('[part=root][data-state=error]')).toHaveCount(TAGS.length);
  const strays = await page.evaluate(() => {
    const boxes = [...document.querySelectorAll('*')]
      .filter(({ localName }) => localName.startsWith('tapa-'))
      .map((element) => element.getBoundingClientRect());
    const found: string[] = [];
    let met = 0;
    for (const box of boxes) {
      for (let index = 0; index < 400; index++) {
        // A grid over the box and 20 px around it.
        const x = box.left - 20 + ((index % 20) / 19) * (box.width + 40);
        const y = box.top - 20 + (Math.floor(index / 20) / 19) * (box.height + 40);
        const hit = document.elementFromPoint(x, y);
        if (!hit?.localName.startsWith('tapa-')) continue;
        met++;
        const own = hit.getBoundingClientRect();
        const isInside = x >= own.left - 1 && x <= own.right + 1 && y >= own.top - 1 && y <= own.bottom + 1;
        if (!isInside) found.push(`${hit.localName} at ${x}, ${y}`);
      }
    }
    return { found, met };
  });
  expect(strays.met).toBeGreaterThan(1000);
  expect(strays.found).toEqual([]);
  forgive(pageErrors, /500/);
});
