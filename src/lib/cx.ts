/** The values that `cx` joins: class names, nothing, and lists of both. */
export type ClassValue = string | number | bigint | boolean | null | undefined | readonly ClassValue[];

const join = (before: string, after: string): string =>
  before === '' || after === '' ? before + after : `${before} ${after}`;

const ROOT = 't:root';
const ROOT_FIRST = `${ROOT} `;
const ROOT_LAST = ` ${ROOT}`;

/**
 * Joins class names and drops what is no text. For classes that cannot conflict, which is nearly all of them.
 *
 * Classes of the host come first, and `t:root` comes last: src/theme/guard.css tells by the two ends of `class` whether an
 * element has a class of the host, given as `className` or added by a script later.
 *
 * @example
 * cx('t:root t:grid', isWide && ['t:gap-4', className]) // 'wide t:grid t:gap-4 t:root'
 */
export function cx(...classes: readonly ClassValue[]): string {
  let hosts = '';
  let own = '';
  let root = '';
  for (const value of classes) {
    const text = typeof value === 'string' ? value : Array.isArray(value) ? cx(...value) : '';
    if (!text.startsWith('t:')) hosts = join(hosts, text);
    else if (text === ROOT) root = ROOT;
    else if (text.startsWith(ROOT_FIRST)) {
      root = ROOT;
      own = join(own, text.slice(ROOT_FIRST.length));
    } else if (text.endsWith(ROOT_LAST)) {
      root = ROOT;
      own = join(own, text.slice(0, -ROOT_LAST.length));
    } else own = join(own, text);
  }
  return join(hosts, join(own, root));
}

/** Joins class names in the order in which they are given, and drops what is no text. */
export function joinInOrder(...classes: readonly ClassValue[]): string {
  const texts = classes.map((value) => {
    if (typeof value === 'string') return value;
    return Array.isArray(value) ? joinInOrder(...value) : '';
  });
  return texts.reduce(join, '');
}
