import { cx } from '../../lib/cx';
import { Glyph } from '../../lib/glyph';

/** A change since before. Direction and judgement are apart: fewer cancellations is down, and good. */
export interface StatDelta {
  /** The amount without a sign, e.g. '12%' or '2 pts'. */
  value: string;
  /** Which way the figure went. */
  direction: 'up' | 'down' | 'flat';
  /** What it means. @default 'neutral' */
  tone?: 'positive' | 'negative' | 'neutral';
  /** What it is compared with, e.g. 'vs last month'. */
  context?: string;
}

const ARROWS = { up: 'M7 7h10v10M7 17 17 7', down: 'M7 7l10 10M17 7v10H7', flat: 'M5 12h14M12 5l7 7-7 7' };
const WORDS = { up: 'Up', down: 'Down', flat: 'No change,' };
const TONES = { positive: 't:text-positive-text', negative: 't:text-danger-text', neutral: 't:text-muted' };

/** The delta of a tile: an arrow, the amount, a word for screen readers, and what it is compared with. */
export function Delta({ value, direction, tone = 'neutral', context }: StatDelta) {
  return (
    <span
      data-slot="stat-delta"
      data-direction={direction}
      data-tone={tone}
      className="t:inline-flex t:flex-wrap t:gap-x-1.5"
    >
      <span
        className={cx(
          't:inline-flex t:items-center t:gap-[3px] t:font-semibold t:whitespace-nowrap t:figures',
          TONES[tone],
        )}
      >
        <Glyph path={ARROWS[direction]} className="t:icon-16 t:icon-directional" />
        <span className="t:sr-only">{WORDS[direction]} </span>
        <bdi>{value}</bdi>
      </span>
      {context ? <bdi>{context}</bdi> : null}
    </span>
  );
}
