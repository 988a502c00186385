import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { bundledPackages, readLicenses, writeLicenses } from './licenses.js';

let root = '';

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'bundled-packages-'));
});

afterEach(() => rmSync(root, { recursive: true }));

/** Puts a package's files into a folder below the root. */
function install(folder: string, manifest: Record<string, string>, texts: Record<string, string>): void {
  for (const [file, text] of Object.entries({ 'package.json': JSON.stringify(manifest), ...texts })) {
    const path = join(root, folder, file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }
}

describe('the packages that files belong to', () => {
  it('are each listed once, our own included, with their licences and notices', () => {
    install('', { name: 'ours', version: '0.1.0', license: 'MIT' }, { LICENSE: 'Of ours' });
    install(
      'node_modules/b',
      { name: 'b', version: '2.0.0', license: 'Apache-2.0' },
      { 'license.md': 'Of b\r\nand b\r\n', NOTICE: 'Says b', 'licenses.js': 'code' },
    );
    install(
      'node_modules/b/node_modules/@a/c',
      { name: '@a/c', version: '1.0.0' },
      { 'LICENCE.txt': 'Of c' },
    );
    const files = [
      'src/index.ts',
      '<stdin>',
      'node_modules/b/index.js',
      'node_modules/b/more.js',
      'node_modules/b/node_modules/@a/c/index.js',
    ];
    expect(bundledPackages(files, root)).toEqual([
      { name: '@a/c', version: '1.0.0', license: 'none', text: 'Of c' },
      { name: 'b', version: '2.0.0', license: 'Apache-2.0', text: 'Of b\nand b\n\nSays b' },
      { name: 'ours', version: '0.1.0', license: 'MIT', text: 'Of ours' },
    ]);
  });

  it('take the licence of their parent package where they have none', () => {
    install('node_modules/react-remove-scroll', { name: 'whole', version: '1.0.0' }, { LICENSE: 'Of both' });
    install(
      'node_modules/react-remove-scroll-bar',
      { name: 'react-remove-scroll-bar', version: '2.0.0' },
      {},
    );
    const files = ['node_modules/react-remove-scroll-bar/index.js'];
    expect(bundledPackages(files, root)).toEqual([
      { name: 'react-remove-scroll-bar', version: '2.0.0', license: 'none', text: 'Of both' },
    ]);
  });

  it.each<Record<string, string>>([{}, { LICENSE: '\n', NOTICE: 'Says b' }])(
    'are rejected without the text of a licence: %o',
    (texts) => {
      install('node_modules/b', { name: 'b', version: '2.0.0', license: 'MIT' }, texts);
      expect(() => bundledPackages(['node_modules/b/index.js'], root)).toThrow('b is bundled');
    },
  );
});

it('lists every package with its version, licence and texts', () => {
  const packages = [
    { name: '@a/b', version: '1.2.3-rc.1', license: 'MIT', text: 'Copyright (c) A\n\n(MIT)' },
    { name: 'c', version: '2.0.0', license: '(MIT OR Apache-2.0)', text: 'c 1.0.0 (MIT)' },
  ];
  const file = writeLicenses(packages);
  for (const { text } of packages) expect(file).toContain(`\n\n${text}\n`);
  expect(readLicenses(file)).toEqual(packages.map(({ text: _, ...named }) => named));
});
