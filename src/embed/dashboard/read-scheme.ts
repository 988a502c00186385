import type { ColorScheme } from '../../theme';

const SCHEMES = ['system', 'light', 'dark'] as const satisfies readonly ColorScheme[];

/** An element's `scheme`, else the `color-scheme` of the page around it, which a frame does not inherit. */
export function readScheme(element: Element): ColorScheme {
  const asked = SCHEMES.find((name) => name === element.getAttribute('scheme'));
  if (asked) return asked;
  const words = getComputedStyle(element).colorScheme.split(' ');
  if (!words.includes('dark')) return 'light';
  return words.includes('light') ? 'system' : 'dark';
}
