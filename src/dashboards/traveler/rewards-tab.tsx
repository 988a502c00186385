import { SectionHeading } from '../../components/panel';
import { RewardCards, RewardsHero } from '../../components/reward-card';
import {
  POINTS_TO_NEXT_LEVEL,
  REWARDS,
  REWARDS_BENEFITS,
  REWARDS_LEVEL,
  REWARDS_NEXT_LEVEL,
  REWARDS_POINTS,
  REWARDS_PROGRESS,
} from '../../domain';
import { DashboardPart, DashboardStack } from '../shared';
import type { TravelerShown } from './traveler-dashboard';

/** How far the traveler has come: fixed (spec: 2.traveler-rewards-progress). */
export const REWARDS_STATE = {
  level: REWARDS_LEVEL,
  nextLevel: REWARDS_NEXT_LEVEL,
  points: REWARDS_POINTS,
  pointsToNext: POINTS_TO_NEXT_LEVEL,
  progress: REWARDS_PROGRESS,
};

/** Rewards: level, points, benefits and what points can be spent on; all fixed (spec: 2.traveler-rewards). */
export function RewardsTab({ onRedeem }: TravelerShown) {
  return (
    <DashboardStack>
      <DashboardPart subject="Your level">
        <RewardsHero {...REWARDS_STATE} benefits={REWARDS_BENEFITS} />
      </DashboardPart>
      <DashboardPart subject="Rewards">
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
