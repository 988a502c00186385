import { expect, it } from 'vitest';
import { isModuleOnly } from './require-bundles';

it.each([
  ['ES modules alone', '@tanstack/react-table', true],
  ['a file for each format', 'react-error-boundary', false],
  ['CommonJS beside modules in folders of their own', '@radix-ui/react-tabs', false],
  ['CommonJS alone', 'papaparse', false],
])('tells of a package with %s whether `require` gives modules', (_, name, isModule) => {
  expect(isModuleOnly(name)).toBe(isModule);
});
