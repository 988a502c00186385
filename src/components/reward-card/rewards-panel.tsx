'use client';
import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from 'react';
import { rewardMessages } from '../../i18n/compiled/en/reward.js';
import { rewardsMessages } from '../../i18n/compiled/en/rewards.js';
import { NO_FIGURE } from '../../i18n/formatters.js';
import { plain } from '../../i18n/message.js';
import { Sentence } from '../../i18n/sentence.js';
import { useFormatters } from '../../i18n/use-formatters.js';
import { useMessages } from '../../i18n/use-messages.js';
import { cx } from '../../lib/cx.js';
import { DEEP_PANEL, DEEP_SURFACE, deepFigure } from '../../lib/deep.js';
import { BandProgress } from '../progress/index.js';
import { Skeleton, SkeletonLine, useLoading } from '../skeleton/index.js';

/** Status of a traveler in the rewards programme. */
export interface RewardsStatus {
  /** Current level: 'Gold Explorer'. */
  level: string;
  /** Next level: 'Platinum Adventurer'. Empty at the highest level, which hides the progress. */
  nextLevel: string;
  /** Points to spend. */
  points: number;
  /** Points missing for the next level. */
  pointsToNext: number;
  /** Progress towards the next level, 0 to 100. */
  progress: number;
}

export interface RewardsPanelProps
  extends Omit<ComponentPropsWithoutRef<'section'>, 'children'>,
    RewardsStatus {
  /** Heading level of its title. @default 2 */
  headingLevel?: 2 | 3 | 4 | 5 | 6 | undefined;
  /** Node at the end, e.g. a `PanelLink` 'View rewards'. */
  action?: ReactNode | undefined;
}

/**
 * Summarizes the rewards on a deep surface, as high as its cell. Inside an active `Loading` it is a skeleton.
 *
 * @example
 * <RewardsPanel level="Gold Explorer" nextLevel="Platinum Adventurer" points={1250} pointsToNext={250} progress={75} />
 */
export const RewardsPanel = forwardRef<HTMLElement, RewardsPanelProps>(function RewardsPanel(
  { level, nextLevel, points, pointsToNext, progress, headingLevel = 2, action, className, ...rest },
  ref,
) {
  const t = useMessages(rewardsMessages);
  const format = useFormatters();
  const loading = useLoading();
  return (
    <section
      data-slot="rewards-panel"
      data-state={loading ? 'loading' : 'ready'}
      aria-busy={loading || undefined}
      data-tapa-surface="deep"
      aria-label={t['rewards.name']}
      className={cx(DEEP_SURFACE, DEEP_PANEL, className)}
      ref={ref}
      {...rest}
    >
      <RewardsLevel label={t['rewards.your-level']} level={level} headingLevel={headingLevel} />
      <div className="t:@container t:bar-width">
        <p
          data-slot="rewards-points"
          className={cx(deepFigure(format.number(points)), 't:flex t:flex-wrap t:items-baseline t:gap-x-2')}
        >
          {loading ? <SkeletonLine width={160} height={36} /> : <PointsFigure points={points} />}
        </p>
      </div>
      <RewardsProgress nextLevel={nextLevel} pointsToNext={pointsToNext} progress={progress} />
      {action ? <div className="t:block">{action}</div> : null}
    </section>
  );
});

function PointsFigure({ points }: { points: number }) {
  const format = useFormatters();
  const t = useMessages(rewardMessages);
  return (
    <Sentence
      text={t['reward.points'](
        { points, b: (figure) => <span className="t:contents">{figure}</span> },
        format,
      )}
      rest={(text) => <small className={POINTS_WORD}>{text.trim()}</small>}
    />
  );
}

const POINTS_WORD =
  't:font-text t:text-[calc(0.9375*var(--tapa-rem,1rem))] t:leading-[1.3334] t:font-medium t:tracking-[0] t:text-on-deep-muted';

export interface RewardsHeroProps
  extends Omit<ComponentPropsWithoutRef<'section'>, 'children'>,
    RewardsStatus {
  /** Number of the level's benefits; `null` shows a dash. */
  benefits: number | null;
  /** Heading level of its title. @default 2 */
  headingLevel?: 2 | 3 | undefined;
}

/**
 * Renders the head of a rewards page on a deep surface: level, progress to the next one, points and benefits.
 *
 * @example
 * <RewardsHero level="Gold Explorer" nextLevel="Platinum Adventurer" points={1250} pointsToNext={250} progress={75} benefits={8} />
 */
export const RewardsHero = forwardRef<HTMLElement, RewardsHeroProps>(function RewardsHero(
  { level, nextLevel, points, pointsToNext, progress, benefits, headingLevel = 2, className, ...rest },
  ref,
) {
  const t = useMessages(rewardsMessages);
  const loading = useLoading();
  return (
    <section
      data-slot="rewards-hero"
      data-state={loading ? 'loading' : 'ready'}
      aria-busy={loading || undefined}
      data-tapa-surface="deep"
      aria-label={t['rewards.hero']}
      className={cx(
        DEEP_SURFACE,
        't:grid t:grid-cols-1 t:gap-6 t:p-6 t:@min-table:grid-cols-[minmax(0,1fr)_auto] t:@min-table:items-end t:@min-table:gap-8',
        className,
      )}
      ref={ref}
      {...rest}
    >
      <div className="t:grid t:gap-6">
        <RewardsLevel label={t['rewards.level']} level={level} headingLevel={headingLevel} />
        <RewardsProgress nextLevel={nextLevel} pointsToNext={pointsToNext} progress={progress} />
      </div>
      {/* The padding leaves space for the pattern. */}
      <dl
        aria-hidden={loading || undefined}
        className="t:flex t:flex-wrap t:gap-x-12 t:gap-y-4 t:@min-wide:pe-56"
      >
        <HeroFigure term={t['rewards.points']} value={points} />
        <HeroFigure term={t['rewards.benefits']} value={benefits} />
      </dl>
    </section>
  );
});

function HeroFigure({ term, value }: { term: string; value: number | null }) {
  const format = useFormatters();
  const loading = useLoading();
  const figure = value === null ? NO_FIGURE : format.number(value);
  return (
    <div className="t:grid">
      {/* Positioned above the figure, whose background would cover it in forced colours. */}
      <dt className="t:relative t:text-label t:text-on-deep-muted">{term}</dt>
      <dd className={deepFigure(figure)}>{loading ? <SkeletonLine width={96} height={36} /> : figure}</dd>
    </div>
  );
}

const LEVEL_STYLE = 't:font-display t:text-title-section t:wrap-anywhere';

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
  // An empty heading would appear in the list of headings.
  const Heading = loading ? 'p' : (`h${headingLevel}` as const);
  return (
    <div aria-hidden={loading || undefined} className="t:flex t:items-center t:gap-3">
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

export function RewardsProgress({
  nextLevel,
  pointsToNext,
  progress,
}: Omit<RewardsStatus, 'level' | 'points'>) {
  const format = useFormatters();
  const t = useMessages(rewardsMessages);
  const reward = useMessages(rewardMessages);
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
  if (nextLevel === '') return null;
  const points = plain(reward['reward.points']({ points: pointsToNext }, format));
  return (
    <div className="t:block">
      <BandProgress aria-label={t['rewards.progress']({ level: nextLevel })} value={progress} />
      <div className="t:mt-2 t:flex t:justify-between t:gap-3 t:text-label t:text-on-deep-muted">
        <bdi className="t:min-w-0 t:wrap-anywhere">
          <Sentence
            text={t['rewards.missing']({
              points,
              level: nextLevel,
              b: (missing) => <strong className="t:font-semibold t:text-on-deep">{missing}</strong>,
            })}
          />
        </bdi>
        {/* Screen readers already read it from the band. */}
        <span aria-hidden="true" className="t:figures">
          {format.percent(progress)}
        </span>
      </div>
    </div>
  );
}

function Medal() {
  return (
    <svg
      viewBox="0 0 56 56"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinejoin="round"
      aria-hidden="true"
      className="t:size-14 t:flex-none t:text-reward"
    >
      <path d="M28 2 54 28 28 54 2 28z" />
      <path d="M28 9 47 28 28 47 9 28z" strokeOpacity=".7" />
      <path d="M18 31 28 21 38 31M18 38 28 28 38 38" strokeWidth="2.5" />
      <path d="M28 13 31 17.5 28 22 25 17.5z" fill="currentColor" stroke="none" />
    </svg>
  );
}
