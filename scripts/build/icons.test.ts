import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import * as icons from '../../src/icons/index.js';
import { DRAWINGS } from './icon-modules.js';
import { drawingOf, drawingsOf } from './icons.js';

describe('the drawing of an icon', () => {
  it('is one path, whose parts keep their positions', () => {
    const { lines, filled } = drawingOf('percent', [
      ['path', { d: 'm16 17 5-5-5-5', key: 'a' }],
      ['path', { d: 'm9 11 3 3' }],
      ['line', { x1: '19', x2: '5', y1: '5', y2: '19' }],
    ]);
    expect(lines).toBe('m16 17 5-5-5-5M0 0m9 11 3 3M19 5L5 19');
    expect(filled).toBe('');
  });

  it('separates filled shapes', () => {
    const dot = { cx: '6.5', cy: '12.5', r: '.5' };
    expect(drawingOf('palette', [['circle', { ...dot, fill: 'currentColor' }]])).toEqual({
      lines: '',
      filled: 'M6 12.5a0.5 0.5 0 1 1 1 0a0.5 0.5 0 1 1-1 0z',
    });
  });

  it.each([
    ['a shape', 'text', { x: '1' }],
    ['an attribute', 'path', { d: 'M0 0h1', opacity: '.5' }],
    ['a color', 'path', { d: 'M0 0h1', fill: 'red' }],
  ])('is refused for %s that a path cannot show', (_, tag, attributes) => {
    expect(() => drawingOf('odd', [[tag, attributes as Record<string, string>]])).toThrow(
      `The icon odd has a <${tag}>`,
    );
  });
});

describe('the icons', () => {
  it('are drawn as the installed version of Lucide draws them', async () => {
    const names = Object.keys(icons);
    expect(names.length).toBeGreaterThan(50);
    expect(readFileSync(DRAWINGS, 'utf8')).toBe(await drawingsOf(names));
  });

  it('throw for a name that Lucide does not have', async () => {
    await expect(drawingsOf(['Bel'])).rejects.toThrow('lucide-react has no icon Bel');
  });
});
