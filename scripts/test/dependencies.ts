import { readFileSync } from 'node:fs';
import { ROOT } from '../shared/run';

/** Packages that may be installed with this one, directly or not. Give the reason for a new name in the commit. */
export const INSTALLED = [
  /^@radix-ui\//,
  /^@floating-ui\/(core|dom|react-dom|utils)$/,
  // Radix's menu uses them to stop scrolling and to hide the rest of the page from screen readers.
  /^(aria-hidden|get-nonce|detect-node-es|tslib|use-callback-ref|use-sidecar)$/,
  /^react-(remove-scroll|remove-scroll-bar|style-singleton)$/,
  /^(class-variance-authority|clsx|tailwind-merge)$/,
  /^react-error-boundary$/,
  // The types of the schema interface of entities; it contains no code.
  /^@standard-schema\/spec$/,
  // CSV files: a grid loads it with the first one.
  /^papaparse$/,
  // Chooses the found place that Enter goes to, and says it. Only the menu of the top bar's search loads it.
  /^cmdk$/,
  // Where Tab leads to in a sheet that stands in a shadow root, a frame or another window.
  /^tabbable$/,
];

/** Licences that only require their notice to be included. */
export const LICENSES = ['MIT', 'ISC', '0BSD', 'Apache-2.0'];

/** A package's entry in the lock file. */
interface LockedPackage {
  license?: string;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
}

/** A lock file's packages by their folder: 'node_modules/a/node_modules/b'. */
type LockedPackages = Readonly<Record<string, LockedPackage>>;

/** A package that is installed with this one. */
interface RuntimeDependency {
  name: string;
  license: string;
}

/** Resolves an import of the package in `folder` to a folder, as Node does. */
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

/** The named packages and all of their dependencies, without peers, which the host installs. */
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

/** All dependencies of the published package. */
export function runtimeDependencies(): RuntimeDependency[] {
  const read = (name: string) => JSON.parse(readFileSync(`${ROOT}/${name}`, 'utf8'));
  const { dependencies } = read('package.json') as { dependencies: Record<string, string> };
  const { packages } = read('package-lock.json') as { packages: LockedPackages };
  return dependenciesOf(Object.keys(dependencies), packages);
}
