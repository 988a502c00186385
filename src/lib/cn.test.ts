import { describe, expect, it } from 'vitest';
import tailwindConfig from '../../tailwind.config';
import { cn } from './cn';

describe('cn', () => {
  it('keeps a custom text size beside a custom colour', () => {
    for (const size of Object.keys(tailwindConfig.theme.fontSize)) {
      expect(cn(`t:text-${size}`, 't:text-muted')).toBe(`t:text-${size} t:text-muted`);
      expect(cn('t:text-on-brand-soft', `t:text-${size}`)).toBe(`t:text-on-brand-soft t:text-${size}`);
    }
  });

  it('lets the later of two custom sizes, colours, radii, shadows and icon sizes win', () => {
    expect(cn('t:text-figure-l', 't:text-figure-m')).toBe('t:text-figure-m');
    expect(cn('t:text-muted', 't:text-brand-text')).toBe('t:text-brand-text');
    expect(cn('t:rounded-panel', 't:rounded-control')).toBe('t:rounded-control');
    expect(cn('t:shadow-1', 't:shadow-2')).toBe('t:shadow-2');
    expect(cn('t:icon-16', 't:icon-20')).toBe('t:icon-20');
  });

  it('leaves classes of the host alone', () => {
    expect(cn('t:p-3', 'p-5', 'custom')).toBe('t:p-3 p-5 custom');
  });
});
