import { readFileSync } from 'node:fs';
import { ROOT } from '../shared/run';

/** What the lock file says of a package. */
interface LockedPackage {
  license?: string;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
}

/** A lock file's packages by their folder: 'node_modules/a/node_modules/b'. */
export type LockedPackages = Readonly<Record<string, LockedPackage>>;

/** A package that installing this one brings. */
export interface RuntimeDependency {
  name: string;
  license: string;
}

/** The folder that a package's import means to the package in `folder`, as Node looks for it. */
function folderOf(name: string, folder: string, packages: LockedPackages): string | undefined {
  for (let from = folder; ; from = from.slice(0, Math.max(0, from.lastIndexOf('/node_modules/')))) {
    const candidate = `${from === '' ? '' : `${from}/`}node_modules/${name}`;
    if (candidate in packages) return candidate;
    if (!from.includes('/node_modules/')) {
      const atRoot = `node_modules/${name}`;
      return atRoot in packages ? atRoot : undefined;
    }
  }
}

/** Everything that the named packages bring, themselves included; peers are the host's. */
export function dependenciesOf(names: readonly string[], packages: LockedPackages): RuntimeDependency[] {
  const found = new Map<string, RuntimeDependency>();
  const visit = (name: string, from: string): void => {
    const folder = folderOf(name, from, packages);
    const locked = folder === undefined ? undefined : packages[folder];
    if (folder === undefined || locked === undefined || found.has(folder)) return;
    found.set(folder, { name, license: locked.license ?? 'none' });
    for (const next of Object.keys({ ...locked.dependencies, ...locked.optionalDependencies })) {
      visit(next, folder);
    }
  };
  for (const name of names) visit(name, '');
  return [...found.values()];
}

/** What the published package brings. */
export function runtimeDependencies(): RuntimeDependency[] {
  const read = (name: string) => JSON.parse(readFileSync(`${ROOT}/${name}`, 'utf8'));
  const { dependencies } = read('package.json') as { dependencies: Record<string, string> };
  const { packages } = read('package-lock.json') as { packages: LockedPackages };
  return dependenciesOf(Object.keys(dependencies), packages);
}
