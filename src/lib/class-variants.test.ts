import { describe, expect, it } from 'vitest';
import { classVariants } from './class-variants';

describe('classVariants', () => {
  const classes = classVariants(['a', 'b'], { tone: { good: 'c d', bad: 'e' }, size: { sm: 'f', md: '' } });

  it('gives the base, then the classes of each choice in the order of the table', () => {
    expect(classes({ size: 'sm', tone: 'bad' })).toBe('a b e f');
    expect(classes({ size: 'md', tone: 'good' })).toBe('a b c d');
  });

  it('gives nothing for a choice that the table does not have', () => {
    const unknown = 'worse' as 'bad';
    expect(classes({ size: 'sm', tone: unknown })).toBe('a b f');
  });
});
