import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { writeWorker } from './service-worker';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tapa-worker-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

async function workerOf({ style = 'index-1', page = '<p>', manifest = '{}', icon = '<svg/>' } = {}) {
  for (const name of ['assets', 'icons']) mkdirSync(join(folder, name), { recursive: true });
  const files = {
    [`assets/${style}.css`]: '',
    'app.html': page,
    'manifest.json': manifest,
    'icons/icon.svg': icon,
  };
  for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content);
  await writeWorker(folder, join(folder, 'work'), [`assets/${style}.css`]);
  return readFileSync(join(folder, 'sw.js'), 'utf8');
}

it('is the same for builds with the same files, and lists them all', async () => {
  const worker = await workerOf();
  for (const path of ['/assets/index-1.css', '/app.html', '/manifest.json', '/icons/icon.svg']) {
    expect(worker).toContain(`"${path}"`);
  }
  expect(await workerOf()).toBe(worker);
});

it.each([
  ['a file with a hash in its name', { style: 'index-2' }],
  ['the page', { page: '<b>' }],
  ['the manifest', { manifest: '{"name":"Tapa"}' }],
  ['the icon', { icon: '<svg></svg>' }],
])('is another when %s differs', async (_what, changed) => {
  expect(await workerOf(changed)).not.toBe(await workerOf());
});
