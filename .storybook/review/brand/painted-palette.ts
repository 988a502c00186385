import { oklab } from 'culori';
import { type RefObject, useLayoutEffect, useState } from 'react';
import { DRAWN_COLORS } from '../../../src/testing/tokens/color-pairs';
import type { Mode } from '../../../src/testing/tokens/token-file';
import { PaintedColors } from '../painted-color';

/** The colors of a brand as painted, by name of tokens.json: `palette.dark('brand-text')` is '#bba7ff'. */
export type PaintedPalette = Readonly<Record<Mode, (name: string) => string>>;

/** Measures the theme that `probe` stands in, again for each `key`. */
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

/** How far apart the first two colors of charts are, in Oklab. */
export function chartDistance(palette: PaintedPalette, mode: Mode): number {
  const [first, second] = [oklab(palette[mode]('brand-mark')), oklab(palette[mode]('accent'))];
  if (first === undefined || second === undefined) return 0;
  return Math.hypot(first.l - second.l, first.a - second.a, first.b - second.b);
}
