'use client';
import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from 'react';
import { useFormatters } from '../../i18n/use-formatters';
import { cx } from '../../lib/cx';
import { DEEP_SURFACE } from './deep-surface';
import { REWARDS_FIGURE, RewardsLevel, RewardsProgress } from './rewards-level';
import type { RewardsStatus } from './rewards-status';

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
 * of its cell.
 *
 * @example
 * <RewardsPanel level="Gold Explorer" nextLevel="Platinum Adventurer" points={1250} pointsToNext={250} progress={75} />
 */
export const RewardsPanel = forwardRef<HTMLElement, RewardsPanelProps>(function RewardsPanel(
  { level, nextLevel, points, pointsToNext, progress, headingLevel = 2, action, className, ...rest },
  ref,
) {
  const format = useFormatters();
  return (
    <section
      data-slot="rewards-panel"
      data-tapa-surface="deep"
      aria-label="Rewards"
      className={cx(
        DEEP_SURFACE,
        't:grid t:h-full t:content-between t:gap-5 t:p-panel-padding',
        't:[--tapa-deep-motif-height:192px] t:[--tapa-deep-motif-width:256px] t:@max-md:[--tapa-deep-motif-height:144px] t:@max-md:[--tapa-deep-motif-width:192px]',
        className,
      )}
      ref={ref}
      {...rest}
    >
      <RewardsLevel label="Your level" level={level} headingLevel={headingLevel} />
      <div className="t:@container">
        <p
          data-slot="rewards-points"
          className={cx(REWARDS_FIGURE, 't:flex t:flex-wrap t:items-baseline t:gap-x-2')}
        >
          {format.number(points)}
          <small className="t:font-text t:text-[calc(0.9375*var(--tapa-rem,1rem))] t:leading-[1.3333] t:font-medium t:tracking-[0] t:text-on-deep-muted">
            {format.plural(points, { one: 'point', other: 'points' })}
          </small>
        </p>
      </div>
      <RewardsProgress nextLevel={nextLevel} pointsToNext={pointsToNext} progress={progress} />
      {action ? <div className="t:block">{action}</div> : null}
    </section>
  );
});
