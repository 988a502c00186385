import { describe, expect, it } from 'vitest';
import { dependenciesOf, runtimeDependencies } from './runtime-dependencies';

/** Who may be installed with the package, directly or not. A new name is a decision: say in the commit why. */
const ALLOWED = [
  /^@radix-ui\//,
  /^@floating-ui\/(core|dom|react-dom|utils)$/,
  // What Radix's menu keeps the page still and the rest of it silent with.
  /^(aria-hidden|get-nonce|detect-node-es|tslib|use-callback-ref|use-sidecar)$/,
  /^react-(remove-scroll|remove-scroll-bar|style-singleton)$/,
  /^(class-variance-authority|clsx|tailwind-merge)$/,
  /^(react-error-boundary|valibot)$/,
];

/** Licences that ask for no more than their notice. */
const LICENSES = ['MIT', 'ISC', '0BSD', 'Apache-2.0'];

describe('what installing the package brings', () => {
  const brought = runtimeDependencies();

  it('is on the list', () => {
    const others = brought.filter(({ name }) => !ALLOWED.some((pattern) => pattern.test(name)));
    expect(brought.length).toBeGreaterThan(0);
    expect(others).toEqual([]);
  });

  it('has a licence that asks for its notice only', () => {
    expect(brought.filter(({ license }) => !LICENSES.includes(license))).toEqual([]);
  });

  it('stands on the list for a reason', () => {
    const idle = ALLOWED.filter((pattern) => !brought.some(({ name }) => pattern.test(name)));
    expect(idle).toEqual([]);
  });
});

describe('the walk through the lock file', () => {
  it('follows Node: the nearest folder wins, and a package is met once', () => {
    const packages = {
      'node_modules/a': { license: 'MIT', dependencies: { b: '1', c: '1' } },
      'node_modules/a/node_modules/b': { license: 'X', dependencies: { c: '1' } },
      'node_modules/b': { license: 'Y' },
      'node_modules/c': { dependencies: { a: '1' } },
    };
    expect(dependenciesOf(['a'], packages)).toEqual([
      { name: 'a', license: 'MIT' },
      { name: 'b', license: 'X' },
      { name: 'c', license: 'none' },
    ]);
  });
});
