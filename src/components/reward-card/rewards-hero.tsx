'use client';
import { type ComponentPropsWithoutRef, forwardRef } from 'react';
import { useFormatters } from '../../i18n/use-formatters';
import { cx } from '../../lib/cx';
import { DEEP_SURFACE } from './deep-surface';
import { REWARDS_FIGURE, RewardsLevel, RewardsProgress } from './rewards-level';
import type { RewardsStatus } from './rewards-status';

export interface RewardsHeroProps
  extends Omit<ComponentPropsWithoutRef<'section'>, 'children'>,
    RewardsStatus {
  /** How many benefits the level has. */
  benefits: number;
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
  return (
    <section
      data-slot="rewards-hero"
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
      <dl className="t:flex t:flex-wrap t:gap-x-12 t:gap-y-4 t:@lg:gap-x-16 t:@xl:pe-56">
        <HeroFigure term="Points" value={points} />
        <HeroFigure term="Benefits" value={benefits} />
      </dl>
    </section>
  );
});

function HeroFigure({ term, value }: { term: string; value: number }) {
  const format = useFormatters();
  return (
    <div className="t:grid t:@lg:gap-2">
      {/* Above the figure: where the reader's colours take the place of ours, its ground would cover the word. */}
      <dt className="t:relative t:text-label t:text-on-deep-muted">{term}</dt>
      <dd className={REWARDS_FIGURE}>{format.number(value)}</dd>
    </div>
  );
}
