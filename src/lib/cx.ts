/** What `cx` joins: class names, nothing, and lists of both. */
export type ClassValue = string | number | bigint | boolean | null | undefined | readonly ClassValue[];

/**
 * Joins class names and drops what is no text. For classes that cannot conflict, which is nearly all of them.
 *
 * @example
 * cx('t:grid', isWide && ['t:gap-4', className])
 */
export function cx(...classes: readonly ClassValue[]): string {
  let joined = '';
  for (const value of classes) {
    const text = typeof value === 'string' ? value : Array.isArray(value) ? cx(...value) : '';
    if (text) joined = joined ? `${joined} ${text}` : text;
  }
  return joined;
}
