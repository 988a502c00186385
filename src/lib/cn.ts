import { extendTailwindMerge } from 'tailwind-merge';
import { type ClassValue, cx } from './cx';

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

/** Spec section 9: style merge cache size 500. */
const STYLE_MERGE_CACHE_SIZE = 500;

const merge = extendTailwindMerge<'icon-size' | 'motif'>({
  prefix: 't',
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

/**
 * Joins class names and lets the last of two conflicting Tapa utilities win (`cn('t:p-3', 't:p-5')` is `'t:p-5'`).
 * It is how stories are judged, which find classes in conflict before anybody ships them. Components join theirs with
 * `cx`: our styles stand in a cascade layer, so that a host's classes win without merging.
 */
export function cn(...classes: ClassValue[]): string {
  return merge(cx(classes));
}
