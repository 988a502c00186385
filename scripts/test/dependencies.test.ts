import { describe, expect, it } from 'vitest';
import { dependenciesOf, INSTALLED, LICENSES, runtimeDependencies } from './dependencies';

describe('what installing the package brings', () => {
  const brought = runtimeDependencies();

  it('is on the list', () => {
    const others = brought.filter(({ name }) => !INSTALLED.some((pattern) => pattern.test(name)));
    expect(brought.length).toBeGreaterThan(0);
    expect(others).toEqual([]);
  });

  it('has a licence that asks for its notice only', () => {
    expect(brought.filter(({ license }) => !LICENSES.includes(license))).toEqual([]);
  });

  it('stands on the list for a reason', () => {
    const idle = INSTALLED.filter((pattern) => !brought.some(({ name }) => pattern.test(name)));
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
  it('counts what may be left out on other systems', () => {
    const packages = {
      'node_modules/a': { license: 'MIT', optionalDependencies: { b: '1', 'not-installed': '1' } },
      'node_modules/b': { license: 'ISC' },
    };
    expect(dependenciesOf(['a'], packages)).toEqual([
      { name: 'a', license: 'MIT' },
      { name: 'b', license: 'ISC' },
    ]);
  });
});
