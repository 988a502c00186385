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

/** A package that is installed with this one. */
interface RuntimeDependency {
  name: string;
  license: string;
}

/** A package's entry in the lock file. */
interface LockedPackage {
  license?: string;
  dev?: boolean;
  devOptional?: boolean;
}

/** Packages that the host has: React and its own. */
const HOSTS_OWN = ['react', 'react-dom', 'scheduler'];

/** Returns all dependencies of the published package: npm marks the others in the lock file. */
export function runtimeDependencies(): RuntimeDependency[] {
  const { packages } = JSON.parse(readFileSync(`${ROOT}/package-lock.json`, 'utf8')) as {
    packages: Record<string, LockedPackage>;
  };
  return Object.entries(packages)
    .filter(([folder, { dev, devOptional }]) => folder !== '' && !dev && !devOptional)
    .map(([folder, { license = 'none' }]) => ({ name: folder.replace(/^.*node_modules\//, ''), license }))
    .filter(({ name }) => !HOSTS_OWN.includes(name));
}
