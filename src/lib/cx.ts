/** The values that `cx` joins: class names, nothing, and lists of both. */
export type ClassValue = string | number | bigint | boolean | null | undefined | readonly ClassValue[];

/**
 * Joins class names in the order in which they are given, and drops what is no text. For classes that cannot conflict,
 * which is nearly all of them.
 *
 * @example
 * cx('t:grid', isWide && ['t:gap-4', className]) // 't:grid t:gap-4 wide'
 */
export function cx(...classes: readonly ClassValue[]): string {
  const texts = classes.map((value) => {
    if (typeof value === 'string') return value;
    return Array.isArray(value) ? cx(...value) : '';
  });
  return texts.filter((text) => text !== '').join(' ');
}

/** Classes of a host's for the parts of a component, by their `data-slot`. They come after the component's own. */
export type PartClasses<Part extends string> = { readonly [Slot in Part]?: string | undefined };
