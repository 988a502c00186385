import { wcagContrast } from 'culori';
import type { ReactNode } from 'react';
import { Badge } from '../../../src/components/badge/index.js';
import {
  CLEARLY_DIFFERENT,
  COLOR_PAIRS,
  type ColorPair,
  REQUIRED_CONTRAST,
} from '../../../src/testing/tokens/color-pairs.js';
import { MODES, type Mode } from '../../../src/testing/tokens/token-file.js';
import { chartDistance, type PaintedPalette } from './painted-palette.js';

/** Colors derived from the brand's, which may be unchanged. */
const MADE_OF_IT = [
  { name: 'brand', label: 'Fill' },
  { name: 'brand-edge', label: 'Edge of a fill' },
  { name: 'brand-mark', label: 'Bars, marks' },
  { name: 'brand-text', label: 'Links' },
  { name: 'focus', label: 'Focus ring' },
  { name: 'accent', label: 'Second in charts' },
] as const;

export interface ContrastReportProps {
  color: string;
  palette: PaintedPalette;
}

/** Contrasts of a brand's color pairs, and where the color is kept unchanged. */
export function ContrastReport({ color, palette }: ContrastReportProps) {
  const measured = COLOR_PAIRS.map((pair) => ({
    pair,
    light: ratio(pair, 'light'),
    dark: ratio(pair, 'dark'),
  }));
  const misses = measured.filter(
    ({ pair, light, dark }) => Math.min(light, dark) < REQUIRED_CONTRAST[pair.kind],
  );
  const distance = Math.min(...MODES.map((mode) => chartDistance(palette, mode)));
  function ratio(pair: ColorPair, mode: Mode): number {
    return wcagContrast(palette[mode](pair.color), palette[mode](pair.on));
  }
  const lowest = (kind: ColorPair['kind']) =>
    Math.min(
      ...measured.flatMap(({ pair, light, dark }) => (pair.kind === kind ? [light, dark] : [])),
    ).toFixed(2);
  return (
    <>
      <ul
        className="t:grid t:grid-cols-[repeat(auto-fit,minmax(min(100%,250px),1fr))] t:gap-3"
        aria-label="Verdict"
      >
        <Verdict isGood={misses.length === 0}>
          {misses.length === 0
            ? `All ${COLOR_PAIRS.length} pairs hold, by day and by night`
            : `${misses.length} of ${COLOR_PAIRS.length} pairs are too weak`}
        </Verdict>
        <Verdict isGood={Number(lowest('text')) >= REQUIRED_CONTRAST.text}>
          Weakest text {lowest('text')}:1, needs {REQUIRED_CONTRAST.text}
        </Verdict>
        <Verdict isGood={Number(lowest('graphic')) >= REQUIRED_CONTRAST.graphic}>
          Weakest edge or mark {lowest('graphic')}:1, needs {REQUIRED_CONTRAST.graphic}
        </Verdict>
        <Verdict isGood={distance >= CLEARLY_DIFFERENT}>
          {distance >= CLEARLY_DIFFERENT
            ? 'First and second chart color are clearly different'
            : 'First and second chart color are alike: choose another accent'}
        </Verdict>
      </ul>
      <h3>Where your color is kept</h3>
      <ul className={CELLS}>
        {MADE_OF_IT.map(({ name, label }) => (
          <li key={name} className="t:grid t:content-start t:gap-1">
            <strong>{label}</strong>
            {MODES.map((mode) => {
              const painted = palette[mode](name);
              return (
                <Swatch key={mode} mode={mode} background={painted}>
                  {painted === color ? 'exact' : painted}
                </Swatch>
              );
            })}
          </li>
        ))}
      </ul>
      <h3>Pairs</h3>
      <ul className={CELLS}>
        {measured.map(({ pair, ...ratios }) => (
          <li key={`${pair.color} ${pair.on}`} className="t:grid t:content-start t:gap-1">
            <strong>
              {pair.color} on {pair.on}
            </strong>
            {MODES.map((mode) => (
              <Swatch
                key={mode}
                mode={mode}
                background={palette[mode](pair.on)}
                color={palette[mode](pair.color)}
              >
                {ratios[mode].toFixed(2)}
                {ratios[mode] >= REQUIRED_CONTRAST[pair.kind] ? '' : ' is too weak'}
              </Swatch>
            ))}
          </li>
        ))}
      </ul>
    </>
  );
}

const CELLS = 't:grid t:grid-cols-[repeat(auto-fill,minmax(min(100%,220px),1fr))] t:gap-4';

interface SwatchProps {
  mode: Mode;
  background: string;
  /** @default the background */
  color?: string;
  children: ReactNode;
}

function Swatch({ mode, background, color = background, children }: SwatchProps) {
  return (
    <span className="t:flex t:items-center t:gap-2 t:tabular-nums">
      <span
        aria-hidden="true"
        className="t:grid t:size-5 t:place-items-center t:rounded-xs t:border t:border-border"
        style={{ background }}
      >
        <span className="t:size-2" style={{ background: color }} />
      </span>
      <span>{children}</span>
      <small className="t:text-muted">{mode}</small>
    </span>
  );
}

function Verdict({ isGood, children }: { isGood: boolean; children: ReactNode }) {
  return (
    <li className="t:flex t:items-center t:gap-2">
      <Badge tone={isGood ? 'positive' : 'danger'}>{isGood ? 'Good' : 'Weak'}</Badge>
      <span>{children}</span>
    </li>
  );
}
