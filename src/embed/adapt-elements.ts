import { options } from 'preact';

const CAMEL_CASE = /^(?:stroke|fill|clip)[A-Z]/;

/**
 * What Preact leaves to its compat layer, as far as the library needs it: SVG's attributes in React's spelling, and px for
 * the bare lengths of a style. And every element with a `data-slot` gets a `part` of the same name, so that a page can
 * style it with `::part()`.
 */
export function adaptElements(): void {
  options.vnode = ({ type, props }) => {
    if (typeof type !== 'string') return;
    const all = props as Record<string, unknown>;
    if (all['data-slot']) all.part = all['data-slot'];
    if (typeof all.style === 'object') {
      all.style = Object.fromEntries(
        Object.entries(all.style ?? {}).map(([name, value]) => [
          name,
          typeof value === 'number' ? `${value}px` : value,
        ]),
      );
    }
    for (const name in all) {
      if (!CAMEL_CASE.test(name)) continue;
      all[name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)] = all[name];
      delete all[name];
    }
  };
}
