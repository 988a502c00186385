import { describe, expect, it } from 'vitest';
import { INSTALLED, LICENSES, runtimeDependencies } from './dependencies';

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
