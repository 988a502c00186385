import { wcagContrast } from 'culori';
import { Check, TriangleAlert } from '../../../src/icons';
import {
  CLEARLY_DIFFERENT,
  COLOR_PAIRS,
  type ColorPair,
  REQUIRED_CONTRAST,
} from '../../../src/testing/tokens/color-pairs';
import { MODES, type Mode } from '../../../src/testing/tokens/token-file';
import { chartDistance, type PaintedPalette } from './painted-palette';

/** Where the partner's color is used unchanged, and where a derived one is. */
const MADE_OF_IT = [
  { name: 'brand', label: 'Fill' },
  { name: 'brand-edge', label: 'Edge of a fill' },
  { name: 'brand-mark', label: 'Bars, marks' },
  { name: 'brand-text', label: 'Links' },
  { name: 'focus', label: 'Focus ring' },
  { name: 'accent', label: 'Second in charts' },
] as const;

/** Pairs that a partner's brand decides; the others follow from neutral and ink. */
const isOfBrand = ({ color, on }: ColorPair) => /brand|accent|focus|deep/.test(`${color} ${on}`);

export interface ContrastReportProps {
  color: string;
  palette: PaintedPalette;
}

/** The result of a brand, as measured on this page: contrast of every pair, and where the color itself is kept. */
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
      <ul className="studio-verdicts" aria-label="Verdict">
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
      <ul className="studio-kept">
        {MADE_OF_IT.map(({ name, label }) => (
          <li key={name}>
            <strong>{label}</strong>
            {MODES.map((mode) => {
              const painted = palette[mode](name);
              return (
                <span key={mode} className="studio-chip">
                  <i style={{ background: painted }} />
                  {painted === color ? 'exact' : painted}
                  <small>{mode}</small>
                </span>
              );
            })}
          </li>
        ))}
      </ul>
      <h3>Pairs of the brand</h3>
      <PairTable measured={measured.filter(({ pair }) => isOfBrand(pair))} palette={palette} name="brand" />
      <details className="studio-more">
        <summary>Pairs of surfaces, text and status</summary>
        <PairTable
          measured={measured.filter(({ pair }) => !isOfBrand(pair))}
          palette={palette}
          name="others"
        />
      </details>
    </>
  );
}

function Verdict({ isGood, children }: { isGood: boolean; children: React.ReactNode }) {
  return (
    <li data-good={isGood}>
      {isGood ? <Check aria-hidden="true" /> : <TriangleAlert aria-hidden="true" />}
      <span>{children}</span>
    </li>
  );
}

interface PairTableProps {
  measured: readonly { pair: ColorPair; light: number; dark: number }[];
  palette: PaintedPalette;
  name: string;
}

function PairTable({ measured, palette, name }: PairTableProps) {
  return (
    <ul className="studio-pairs" data-testid={`pairs-${name}`}>
      {measured.map(({ pair, ...ratios }) => (
        <li key={`${pair.color} ${pair.on}`}>
          <p>
            <strong>{pair.color}</strong> on {pair.on}
          </p>
          {MODES.map((mode) => (
            <span
              key={mode}
              className="studio-ratio"
              data-good={ratios[mode] >= REQUIRED_CONTRAST[pair.kind]}
            >
              <i aria-hidden="true" style={{ background: palette[mode](pair.on) }}>
                <b data-kind={pair.kind} style={{ background: palette[mode](pair.color) }} />
              </i>
              {ratios[mode].toFixed(2)}
              <small>{mode}</small>
            </span>
          ))}
        </li>
      ))}
    </ul>
  );
}
