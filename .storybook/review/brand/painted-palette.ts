import { oklab } from 'culori';
import { type RefObject, useLayoutEffect, useState } from 'react';
import { DRAWN_COLORS } from '../../../src/testing/tokens/color-pairs.js';
import type { Mode } from '../../../src/testing/tokens/token-file.js';

/** Reads colours as painted, in 8-bit sRGB. `element` is a hidden element inside of the theme. */
export class PaintedColors {
  private readonly pen: CanvasRenderingContext2D;
  constructor(private readonly element: HTMLElement) {
    const canvas = document.createElement('canvas');
    canvas.width = 1;
    canvas.height = 1;
    const pen = canvas.getContext('2d', { willReadFrequently: true });
    if (pen === null) throw new Error('This browser draws on no canvas.');
    this.pen = pen;
  }

  /** Returns a colour of tokens.json in a scheme: '#7134d8'. */
  read(name: string, mode: Mode): string {
    this.element.style.colorScheme = mode;
    // An edge may be translucent, over the fill.
    if (name.endsWith('-edge')) this.paint('brand');
    this.paint(name);
    const [red = 0, green = 0, blue = 0] = this.pen.getImageData(0, 0, 1, 1).data;
    return `#${[red, green, blue].map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
  }

  private paint(name: string): void {
    this.element.style.color = `var(--tapa-color-${name})`;
    this.pen.fillStyle = getComputedStyle(this.element).color;
    this.pen.fillRect(0, 0, 1, 1);
  }
}

/** Painted colors by name of tokens.json: `palette.dark('brand-text')` is '#bba7ff'. */
export type PaintedPalette = Readonly<Record<Mode, (name: string) => string>>;

/** Measures the theme around `probe`, again for each new `key`. */
export function usePaintedPalette(
  probe: RefObject<HTMLElement | null>,
  key: string,
): PaintedPalette | undefined {
  const [palette, setPalette] = useState<PaintedPalette>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another key is another theme
  useLayoutEffect(() => {
    if (!probe.current) return;
    const painted = new PaintedColors(probe.current);
    const read = (mode: Mode) => {
      const colors = new Map(DRAWN_COLORS.map((name) => [name, painted.read(name, mode)]));
      return (name: string) => colors.get(name) ?? '#000000';
    };
    setPalette({ light: read('light'), dark: read('dark') });
  }, [probe, key]);
  return palette;
}

/** Returns the distance of the first two chart colors in Oklab. */
export function chartDistance(palette: PaintedPalette, mode: Mode): number {
  const [first, second] = [oklab(palette[mode]('brand-mark')), oklab(palette[mode]('accent'))];
  if (first === undefined || second === undefined) return 0;
  return Math.hypot(first.l - second.l, first.a - second.a, first.b - second.b);
}
