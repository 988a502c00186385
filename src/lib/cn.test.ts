import { describe, expect, it } from 'vitest';
import tailwindConfig from '../../tailwind.config.js';
import { cn } from './cn.js';

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

  it('merges what a host writes with the utilities of tapa-ui/tailwind.css', () => {
    expect(cn('p-3 text-figure-l', false, 'text-muted', 'p-5')).toBe('text-figure-l text-muted p-5');
    expect(cn('rounded-panel shadow-1', 'hover:shadow-2 shadow-3 rounded-control')).toBe(
      'hover:shadow-2 shadow-3 rounded-control',
    );
    expect(cn('t:hover:p-3', 't:p-4', 't:hover:p-5')).toBe('t:p-4 t:hover:p-5');
  });

  it('leaves classes of the host alone', () => {
    expect(cn('t:p-3', 'p-5', 'custom')).toBe('t:p-3 p-5 custom');
  });
});
