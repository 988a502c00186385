import { triangle } from '../../lib/triangle.js';
import { middleOf, pathsOf, type TrendScale, type TrendValue } from './trend-scale.js';

/** Beyond so many months points would touch: only the one that is read is marked. */
const MOST_POINTS = 24;
const POINT = { width: 8, height: 7 };
const READ = { width: 13, height: 12 };

interface TrendDrawingProps {
  values: readonly TrendValue[];
  /** Values of the period before, each under the value that it is compared with. Empty where nothing is compared. */
  before: readonly TrendValue[];
  scale: TrendScale;
  /** Place of the month that is read. */
  at: number;
}

/** The drawing: rules, ground, lines, and the mark of what is read. An ornament: the cells over it say each point. */
export function TrendDrawing({ values, before, scale, at }: TrendDrawingProps) {
  const now = pathsOf(values, scale);
  const then = pathsOf(before, scale);
  const marker = `${middleOf(at, values.length)}%`;
  const points = values.length > MOST_POINTS ? now.alone : values.map((_, index) => index);
  return (
    <svg
      aria-hidden="true"
      className="t:pointer-events-none t:absolute t:inset-0 t:size-full t:overflow-visible t:icon-directional"
    >
      {scale.ticks.map((tick) => (
        <line
          key={tick}
          x2="100%"
          y1={`${scale.place(tick)}%`}
          y2={`${scale.place(tick)}%`}
          className="t:trend-rule"
        />
      ))}
      <svg aria-hidden="true" viewBox="0 0 100 100" preserveAspectRatio="none" className="t:overflow-visible">
        <path d={now.ground} className="t:trend-ground" />
        <path d={then.line} vectorEffect="non-scaling-stroke" className="t:trend-line-before" />
        <path d={now.line} vectorEffect="non-scaling-stroke" className="t:trend-line" />
      </svg>
      <line x1={marker} x2={marker} y2="100%" className="t:trend-marker" />
      {points.map((index) => (
        <Point
          key={index}
          values={values}
          index={index}
          scale={scale}
          size={POINT}
          look="t:triangle-filled"
        />
      ))}
      {then.alone.map((index) => (
        <Point
          key={index}
          values={before}
          index={index}
          scale={scale}
          size={POINT}
          look="t:triangle-outlined"
        />
      ))}
      <Point values={before} index={at} scale={scale} size={POINT} look="t:triangle-outlined" />
      <Point values={values} index={at} scale={scale} size={READ} look="t:triangle-filled" />
    </svg>
  );
}

interface PointProps {
  values: readonly TrendValue[];
  index: number;
  scale: TrendScale;
  size: typeof POINT;
  look: 't:triangle-filled' | 't:triangle-outlined';
}

/** A triangle on a line; none where nothing is known. Its place is an attribute, its size that of the screen. */
function Point({ values, index, scale, size: { width, height }, look }: PointProps) {
  const value = values[index];
  if (value === null || value === undefined) return null;
  return (
    <svg
      aria-hidden="true"
      x={`${middleOf(index, values.length)}%`}
      y={`${scale.place(value)}%`}
      className="t:overflow-visible"
    >
      <path d={triangle(-width / 2, height / 2, width, height)} className={look} />
    </svg>
  );
}
