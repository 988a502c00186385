'use client';
import { SectionHeading } from '../../components/panel';
import { RewardCards, RewardsHero } from '../../components/reward-card';
import { REWARDS, REWARDS_BENEFITS, REWARDS_NEXT_LEVEL, REWARDS_POINTS } from '../../domain';
import { useFormatters } from '../../i18n/use-formatters';
import { DashboardPart, DashboardStack } from '../shared';
import { REWARDS_STATE } from './rewards-state';
import { pointsHelp } from './texts';
import type { TravelerShown } from './traveler-dashboard';

/** Rewards: level, points, benefits and what points can be spent on; all fixed (spec: 2.traveler-rewards). */
export function RewardsTab({ data, onRedeem }: TravelerShown) {
  // Prescribed figures wait for those that are not.
  const loading = data.isLoading('bookings');
  return (
    <DashboardStack>
      <DashboardPart subject="Your level" loading={loading}>
        <RewardsHero {...REWARDS_STATE} benefits={REWARDS_BENEFITS} />
      </DashboardPart>
      <DashboardPart subject="Rewards" loading={loading}>
        <div className="t:pb-1">
          <SectionHeading
            action={
              <span className="t:text-label t:text-muted">{`Locked rewards open at ${REWARDS_NEXT_LEVEL}`}</span>
            }
          >
            Rewards
          </SectionHeading>
        </div>
        <RewardCards rewards={REWARDS} onRedeem={onRedeem} />
      </DashboardPart>
    </DashboardStack>
  );
}

/** Prescribed points wait for what is not. */
export function PointsHelp({ data }: TravelerShown) {
  const format = useFormatters();
  const text = data.isLoading('bookings')
    ? 'What your points are worth.'
    : pointsHelp(format, REWARDS_POINTS);
  return <span className="t:contents">{text}</span>;
}
