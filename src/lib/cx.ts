/** Argument of `cx`: class names, empty values, and lists of both. */
export type ClassValue = string | number | bigint | boolean | null | undefined | readonly ClassValue[];

/**
 * Joins class names in order and drops other values. For classes that cannot conflict.
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

/** Class names for the parts of a component, by their `data-slot`. */
export type PartClasses<Part extends string> = { readonly [Slot in Part]?: string | undefined };
