import { extendTailwindMerge } from 'tailwind-merge';
import { type ClassValue, cx } from './cx.js';

/** Otherwise tailwind-merge takes these for colours. */
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

// No prefix in the configuration: `t:` counts as a variant, so classes of Tapa and of the host merge alike.
/**
 * Joins class names; the last of two conflicting utilities wins. For hosts that use the utilities of
 * `tapa-ui/tailwind.css`: plain tailwind-merge takes the text style in `text-figure-l text-muted` for a
 * colour and drops it.
 *
 * @example
 * cn('p-3 text-figure-l', isQuiet && 'text-muted', 'p-5') // 'text-figure-l text-muted p-5'
 */
export function cn(...classes: ClassValue[]): string {
  return merge(cx(classes));
}
