'use client';
import { useFormatters } from '../../i18n/use-formatters';
import { BandProgress } from '../progress';
import { Medal } from './medal';
import type { RewardsStatus } from './rewards-status';

/** 22 px with a line of 28: between a section's title and a panel's (DESIGN 'Rewards panel'). */
const LEVEL_STYLE =
  't:font-display t:text-[calc(1.375*var(--tapa-rem,1rem))] t:leading-[1.2727] t:[font-weight:var(--tapa-display-weight)] t:tracking-[-0.015em] t:wrap-anywhere';

/** The medal with the level's name. */
export function RewardsLevel({
  label,
  level,
  headingLevel,
}: {
  label: string;
  level: string;
  headingLevel: 2 | 3 | 4 | 5 | 6;
}) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div className="t:flex t:items-center t:gap-3.5">
      <Medal />
      <div className="t:min-w-0">
        <p className="t:text-label t:text-on-deep-muted">{label}</p>
        <Heading data-slot="rewards-level" className={LEVEL_STYLE}>
          {level}
        </Heading>
      </div>
    </div>
  );
}

/** The way to the next level: the band, the missing points and the share. */
export function RewardsProgress({
  nextLevel,
  pointsToNext,
  progress,
}: Omit<RewardsStatus, 'level' | 'points'>) {
  const format = useFormatters();
  return (
    <div className="t:block">
      <BandProgress aria-label={`Progress to ${nextLevel}`} value={progress} />
      <div className="t:mt-2 t:flex t:justify-between t:gap-3 t:text-label t:text-on-deep-muted">
        <bdi>
          <strong className="t:font-semibold t:text-on-deep">
            {format.number(pointsToNext)} {format.plural(pointsToNext, { one: 'point', other: 'points' })}
          </strong>{' '}
          to {nextLevel}
        </bdi>
        <span className="t:figures">{format.percent(progress)}</span>
      </div>
    </div>
  );
}

/** A figure of 48 px, e.g. the points. Large text does not make it wider than its place. */
export const REWARDS_FIGURE = 't:font-display t:text-figure-xl t:fitted-figure-xl t:wrap-anywhere t:figures';
