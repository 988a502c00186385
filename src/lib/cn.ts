import { extendTailwindMerge } from 'tailwind-merge';
import { type ClassValue, cx } from './cx.js';

/** Text styles of the type scale. tailwind-merge would otherwise take them for colours and drop one of the two. */
const TEXT_STYLES = [
  'display-xl',
  'display-l',
  'title-page',
  'title-section',
  'title-panel',
  'figure-xl',
  'figure-l',
  'figure-m',
  'figure-s',
  'body-l',
  'body',
  'label',
  'caption',
  'overline',
];

/** (spec: 9.style-cache) */
const STYLE_MERGE_CACHE_SIZE = 500;

const merge = extendTailwindMerge<'icon-size' | 'motif'>({
  cacheSize: STYLE_MERGE_CACHE_SIZE,
  extend: {
    theme: {
      text: TEXT_STYLES,
      'font-weight': ['regular'],
      radius: ['control', 'card', 'panel', 'pill'],
      shadow: ['1', '2', '3'],
    },
    classGroups: {
      'icon-size': ['icon-14', 'icon-16', 'icon-18', 'icon-20', 'icon-24'],
      motif: ['motif-band', 'motif-art', 'motif-deep'],
    },
  },
});

// Without a prefix in its configuration: `t:` then counts as a variant, and classes of Tapa and of the host merge alike.
/**
 * Joins class names and lets the last of two conflicting utilities win, with Tapa's names for text styles, radii, shadows
 * and icons. For hosts that write `tapa-ui/tailwind.css`' utilities: plain tailwind-merge takes the text style in
 * `text-figure-l text-muted` for a colour and drops it.
 *
 * Components join their classes with `cx`: they never conflict, and a host's classes win by the cascade layer.
 *
 * @example
 * cn('p-3 text-figure-l', isQuiet && 'text-muted', 'p-5') // 'text-figure-l text-muted p-5'
 */
export function cn(...classes: ClassValue[]): string {
  return merge(cx(classes));
}
