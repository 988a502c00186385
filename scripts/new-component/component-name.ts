import { exportsOf, packageEntries } from '../../vite.shared.js';
import { ROOT } from '../shared/run.js';

/** 'price-tag' → 'PriceTag'. */
export const inPascalCase = (name: string): string =>
  name.replaceAll(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());

/** Returns why a new component cannot have a name, or `undefined` if it can. */
export function whyNotName(name: string): string | undefined {
  if (!/^[a-z]+(-[a-z]+)*$/.test(name)) return `'${name}' is no kebab-case name.`;
  const entries = Object.entries(packageEntries());
  if (entries.some(([entry]) => entry === name)) return `tapa-ui/${name} is there already.`;
  const Name = inPascalCase(name);
  if (Object.hasOwn(globalThis, Name)) return `${Name} means something else in JavaScript.`;
  // The index re-exports all entries: two exports of one name would clash.
  const [owner] =
    entries.find(([entry, source]) => {
      if (entry === 'index') return false;
      const { values, types } = exportsOf(`${ROOT}/${source}`);
      return [...values, ...types].some((taken) => taken === Name || taken === `${Name}Props`);
    }) ?? [];
  return owner && `tapa-ui/${owner} exports ${Name} already.`;
}
