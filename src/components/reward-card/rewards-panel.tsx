'use client';
import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from 'react';
import { NO_FIGURE } from '../../i18n/formatters';
import { useFormatters } from '../../i18n/use-formatters';
import { cx } from '../../lib/cx';
import { BandProgress } from '../progress';
import { Skeleton, SkeletonLine, useLoading } from '../skeleton';
import { DEEP_SURFACE, Medal } from './reward-card';

/** Where a traveler stands in the rewards programme. */
export interface RewardsStatus {
  /** The level reached: 'Gold Explorer'. */
  level: string;
  /** The level after it: 'Platinum Adventurer'. */
  nextLevel: string;
  /** Points to spend. */
  points: number;
  /** Points that are missing to the next level. */
  pointsToNext: number;
  /** Progress towards the next level, 0 to 100. */
  progress: number;
}

export interface RewardsPanelProps
  extends Omit<ComponentPropsWithoutRef<'section'>, 'children'>,
    RewardsStatus {
  /** Level of its title, the rewards level, in the page's outline. @default 2 */
  headingLevel?: 2 | 3 | 4 | 5 | 6;
  /** A way on at the end, e.g. a `PanelLink` 'View rewards'. */
  action?: ReactNode;
}

/**
 * The rewards at a glance, on the deep surface: level, points and the way to the next level. It takes the whole height
 * of its cell. Inside an active `Loading` it is a skeleton of the same size.
 *
 * @example
 * <RewardsPanel level="Gold Explorer" nextLevel="Platinum Adventurer" points={1250} pointsToNext={250} progress={75} />
 */
export const RewardsPanel = forwardRef<HTMLElement, RewardsPanelProps>(function RewardsPanel(
  { level, nextLevel, points, pointsToNext, progress, headingLevel = 2, action, className, ...rest },
  ref,
) {
  const format = useFormatters();
  const loading = useLoading();
  return (
    <section
      data-slot="rewards-panel"
      data-state={loading ? 'loading' : 'ready'}
      aria-busy={loading || undefined}
      data-tapa-surface="deep"
      aria-label="Rewards"
      className={cx(
        DEEP_SURFACE,
        't:grid t:h-full t:min-w-0 t:content-between t:gap-5 t:p-panel-padding',
        't:[--tapa-deep-motif-height:192px] t:[--tapa-deep-motif-width:256px] t:@max-md:[--tapa-deep-motif-height:144px] t:@max-md:[--tapa-deep-motif-width:192px]',
        className,
      )}
      ref={ref}
      {...rest}
    >
      <RewardsLevel label="Your level" level={level} headingLevel={headingLevel} />
      <div className="t:@container t:bar-width">
        <p
          data-slot="rewards-points"
          className={cx(REWARDS_FIGURE, 't:flex t:flex-wrap t:items-baseline t:gap-x-2')}
        >
          {loading ? (
            <SkeletonLine width={160} height={36} />
          ) : (
            <>
              <span className="t:contents">{format.number(points)}</span>
              <small className="t:font-text t:text-[calc(0.9375*var(--tapa-rem,1rem))] t:leading-[1.3333] t:font-medium t:tracking-[0] t:text-on-deep-muted">
                {format.plural(points, { one: 'point', other: 'points' })}
              </small>
            </>
          )}
        </p>
      </div>
      <RewardsProgress nextLevel={nextLevel} pointsToNext={pointsToNext} progress={progress} />
      {action ? <div className="t:block">{action}</div> : null}
    </section>
  );
});

export interface RewardsHeroProps
  extends Omit<ComponentPropsWithoutRef<'section'>, 'children'>,
    RewardsStatus {
  /** How many benefits the level has; `null` shows a dash. */
  benefits: number | null;
  /** Level of its title, the rewards level, in the page's outline. @default 2 */
  headingLevel?: 2 | 3;
}

/**
 * The head of a rewards page, on the deep surface: level, way to the next one, points and benefits.
 *
 * @example
 * <RewardsHero level="Gold Explorer" nextLevel="Platinum Adventurer" points={1250} pointsToNext={250} progress={75} benefits={8} />
 */
export const RewardsHero = forwardRef<HTMLElement, RewardsHeroProps>(function RewardsHero(
  { level, nextLevel, points, pointsToNext, progress, benefits, headingLevel = 2, className, ...rest },
  ref,
) {
  const loading = useLoading();
  return (
    <section
      data-slot="rewards-hero"
      data-state={loading ? 'loading' : 'ready'}
      aria-busy={loading || undefined}
      data-tapa-surface="deep"
      aria-label="Rewards level"
      className={cx(
        DEEP_SURFACE,
        't:grid t:grid-cols-1 t:gap-7 t:p-6 t:@lg:grid-cols-[minmax(0,1fr)_auto] t:@lg:items-end t:@lg:gap-24 t:@lg:p-8',
        't:@max-md:[--tapa-deep-motif-height:144px] t:@max-md:[--tapa-deep-motif-width:192px] t:@lg:[--tapa-deep-motif-height:100%] t:@lg:[--tapa-deep-motif-width:320px]',
        className,
      )}
      ref={ref}
      {...rest}
    >
      <div className="t:grid t:gap-7">
        <RewardsLevel label="Level" level={level} headingLevel={headingLevel} />
        <RewardsProgress nextLevel={nextLevel} pointsToNext={pointsToNext} progress={progress} />
      </div>
      {/* At the end, room for the pattern. */}
      <dl
        aria-hidden={loading || undefined}
        className="t:flex t:flex-wrap t:gap-x-12 t:gap-y-4 t:@lg:gap-x-16 t:@xl:pe-56"
      >
        <HeroFigure term="Points" value={points} />
        <HeroFigure term="Benefits" value={benefits} />
      </dl>
    </section>
  );
});

function HeroFigure({ term, value }: { term: string; value: number | null }) {
  const format = useFormatters();
  const loading = useLoading();
  return (
    <div className="t:grid t:@lg:gap-2">
      {/* Painted above the figure, whose background would cover the word in forced colours. */}
      <dt className="t:relative t:text-label t:text-on-deep-muted">{term}</dt>
      <dd className={REWARDS_FIGURE}>
        {loading ? (
          <SkeletonLine width={96} height={36} />
        ) : value === null ? (
          NO_FIGURE
        ) : (
          format.number(value)
        )}
      </dd>
    </div>
  );
}

/** 22 px with a line of 28: between a section's title and a panel's. */
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
  const loading = useLoading();
  const Heading = `h${headingLevel}` as const;
  return (
    <div aria-hidden={loading || undefined} className="t:flex t:items-center t:gap-3.5">
      <Medal />
      <div className="t:min-w-0">
        <p className="t:text-label t:text-on-deep-muted">{label}</p>
        <Heading data-slot="rewards-level" className={LEVEL_STYLE}>
          {loading ? <SkeletonLine width={144} height={20} /> : level}
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
  const loading = useLoading();
  if (loading) {
    return (
      <div className="t:block">
        <Skeleton className="t:h-progress-band-height" />
        <div className="t:mt-2 t:text-label">
          <SkeletonLine width={180} height={12} />
        </div>
      </div>
    );
  }
  return (
    <div className="t:block">
      <BandProgress aria-label={`Progress to ${nextLevel}`} value={progress} />
      <div className="t:mt-2 t:flex t:justify-between t:gap-3 t:text-label t:text-on-deep-muted">
        <bdi>
          <strong className="t:font-semibold t:text-on-deep">
            {`${format.number(pointsToNext)} ${format.plural(pointsToNext, { one: 'point', other: 'points' })}`}
          </strong>{' '}
          <span className="t:contents">{`to ${nextLevel}`}</span>
        </bdi>
        {/* The band says it too. */}
        <span aria-hidden="true" className="t:figures">
          {format.percent(progress)}
        </span>
      </div>
    </div>
  );
}

/** A figure of 48 px, e.g. the points. Large text does not make it wider than its place. */
export const REWARDS_FIGURE = 't:font-display t:text-figure-xl t:fitted-figure-xl t:wrap-anywhere t:figures';
