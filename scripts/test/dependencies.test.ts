import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../shared/run.js';
import { INSTALLED, LICENSES } from './dependencies.js';

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

/** Peer dependencies, which the host has. */
const HOSTS_OWN = ['react', 'react-dom', 'scheduler'];

/** Returns all dependencies of the published package. npm marks others in the lock file. */
function runtimeDependencies(): RuntimeDependency[] {
  const { packages } = JSON.parse(readFileSync(`${ROOT}/package-lock.json`, 'utf8')) as {
    packages: Record<string, LockedPackage>;
  };
  return Object.entries(packages)
    .filter(([folder, { dev, devOptional }]) => folder !== '' && !dev && !devOptional)
    .map(([folder, { license = 'none' }]) => ({ name: folder.replace(/^.*node_modules\//, ''), license }))
    .filter(({ name }) => !HOSTS_OWN.includes(name));
}

describe('an installed package', () => {
  const brought = runtimeDependencies();

  it('is on the list', () => {
    const others = brought.filter(({ name }) => !INSTALLED.some((pattern) => pattern.test(name)));
    expect(brought.length).toBeGreaterThan(0);
    expect(others).toEqual([]);
  });

  it('has a licence that only requires its notice', () => {
    expect(brought.filter(({ license }) => !LICENSES.includes(license))).toEqual([]);
  });

  it('exists for every entry of the list', () => {
    const idle = INSTALLED.filter((pattern) => !brought.some(({ name }) => pattern.test(name)));
    expect(idle).toEqual([]);
  });
});
