import { readdirSync, readFileSync } from 'node:fs';
import { expect, inject, it } from 'vitest';
import { builtEntry, packageEntries } from '../../../vite.shared.js';
import { hostIn } from './host-project.js';

/** The package's file that a name resolves to in each module format, or 'nowhere'. */
interface Target {
  import: string;
  require: string;
}

const both = (file: string): Target => ({ import: file, require: file });

const CLOSED = both('nowhere');

/** Expected results of all names: entries, other public files, and private files. */
function expectedTargets(packageFolder: string): Map<string, Target> {
  const { exports } = JSON.parse(readFileSync(`${packageFolder}/package.json`, 'utf8')) as {
    exports: Record<string, unknown>;
  };
  const filesIn = (folder: string) =>
    readdirSync(`${packageFolder}/${folder}`, { recursive: true, encoding: 'utf8' }).map((file) =>
      file.replaceAll('\\', '/'),
    );
  const expected = new Map<string, Target>();
  for (const entry of Object.keys(packageEntries())) {
    const name = entry === 'index' ? 'tapa-ui' : `tapa-ui/${entry}`;
    expected.set(name, { import: builtEntry(entry), require: builtEntry(entry, 'cjs') });
  }
  for (const [path, target] of Object.entries(exports)) {
    if (typeof target !== 'string' || path.includes('*')) continue;
    expected.set(path.replace('.', 'tapa-ui'), both(target.replace('./', '')));
  }
  for (const file of filesIn('dist')) {
    if (/^([\w-]+\.(css|json)|embed\/.+)$/.test(file)) expected.set(`tapa-ui/${file}`, both(`dist/${file}`));
    const [, path = ''] = /^esm\/(.+)\.js$/.exec(file) ?? [];
    if (path === '' || path.endsWith('/index')) continue;
    // By its place in dist/, in src, and inside an entry.
    for (const name of [file, path, path.replace(/^(components|dashboards)\//, '')]) {
      if (!expected.has(`tapa-ui/${name}`)) expected.set(`tapa-ui/${name}`, CLOSED);
    }
  }
  expected.set('tapa-ui/dashboards/shared', CLOSED);
  return expected;
}

it('the export map leads to every entry and stylesheet, and to no chunk', async () => {
  const [{ folder = '' } = {}] = inject('hosts');
  const expected = expectedTargets(`${folder}/node_modules/tapa-ui`);
  const SPECIFIERS = JSON.stringify([...expected.keys()]);
  const found = JSON.parse(await hostIn(folder).node('resolve.mjs', { SPECIFIERS })) as ({
    name: string;
  } & Target)[];
  expect(Object.fromEntries(found.map(({ name, ...target }) => [name, target]))).toEqual(
    Object.fromEntries(expected),
  );
});
