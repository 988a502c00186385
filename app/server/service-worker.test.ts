import { expect, it } from 'vitest';
import type { Bundle } from './prerendered-pages';
import { buildFilesOf } from './service-worker';

const asset = (fileName: string, source: string) => ({ type: 'asset', fileName, source }) as Bundle[string];

/** The version of a build that differs from others in what is given. */
function versionOf({ style = 'pricing-1', page = '<p>', manifest = '{}', icon = '<svg/>' } = {}): string {
  const files = [asset(`assets/${style}.css`, ''), asset('app.html', page)];
  const bundle: Bundle = Object.fromEntries(files.map((file) => [file.fileName, file]));
  return buildFilesOf(bundle, (path) => (path === '/manifest.json' ? manifest : icon)).version;
}

it('calls builds with the same files the same version', () => {
  expect(versionOf()).toBe(versionOf());
});

it.each([
  ['a file with a hash in its name', { style: 'pricing-2' }],
  ['the page', { page: '<b>' }],
  ['the manifest', { manifest: '{"name":"Tapa"}' }],
  ['the icon', { icon: '<svg></svg>' }],
])('calls a build another version when %s differs', (_what, changed) => {
  expect(versionOf(changed)).not.toBe(versionOf());
});

it('tells files of public/ apart', () => {
  expect(versionOf({ manifest: 'a', icon: 'b' })).not.toBe(versionOf({ manifest: 'b', icon: 'a' }));
});
