import { describe, expect, it } from 'vitest';
import { withoutReferences } from './doc-references';

describe('published comments', () => {
  it.each([
    ['/** Marks a demo account (decision 1). */', '/** Marks a demo account. */'],
    ['/** @default 5000 (spec section 9) */', '/** @default 5000 */'],
    ["/** 18 px high (DESIGN section 6 'Count'). */", '/** 18 px high. */'],
    [
      '/** Opens the first tab (decision\n * 17); then nothing. */',
      '/** Opens the first tab; then nothing. */',
    ],
    [
      '/**\n * It opens after a while\n * (spec section 9), and stays.\n */',
      '/**\n * It opens after a while,\n * and stays.\n */',
    ],
  ])('name no paper that the package does not hold: %j', (comment, published) => {
    expect(withoutReferences(comment)).toBe(published);
  });

  it.each(['/** In px (WCAG 2.5.5). */', '/** One (specially made) tile. */'])('keep %j', (comment) => {
    expect(withoutReferences(comment)).toBe(comment);
  });
});
