'use client';
import { DashboardStack } from '../../components/dashboard-grid/index.js';
import { Card, Panel, SectionHeading } from '../../components/panel/index.js';
import { RewardCards, RewardsHero } from '../../components/reward-card/index.js';
import { DashboardPart, NothingHere } from '../shared/index.js';
import type { TravelerShown } from './traveler-dashboard.js';
import { useWords } from './words.js';

type RewardsTabProps = Pick<TravelerShown, 'data' | 'rewards' | 'onRedeem'>;

/** Rewards: level, points, benefits and what points can be spent on; fixed unless given (spec: 2.traveler-rewards). */
export const RewardsTab = ({ onRedeem, ...shown }: RewardsTabProps) => (
  <DashboardStack>
    <RewardsLevelPanel {...shown} />
    <RewardCardsPart {...shown} onRedeem={onRedeem} />
  </DashboardStack>
);

// Prescribed figures wait for those that are not.

/** Level, points and benefits. */
export function RewardsLevelPanel({
  data,
  rewards: { status, benefits },
}: Omit<RewardsTabProps, 'onRedeem'>) {
  const { t } = useWords();
  return (
    <DashboardPart subject={t['traveler.rewards.level']} loading={data.isLoading('bookings')}>
      {status ? (
        <RewardsHero {...status} benefits={benefits} />
      ) : (
        <Panel data-slot="rewards-hero" title={t['traveler.rewards.level']}>
          <NothingHere />
        </Panel>
      )}
    </DashboardPart>
  );
}

/** Offers that points can be spent on. */
export function RewardCardsPart({ data, rewards: { status, list }, onRedeem }: RewardsTabProps) {
  const { t } = useWords();
  return (
    <DashboardPart subject={t['traveler.rewards']} loading={data.isLoading('bookings')}>
      <div className="t:pb-1">
        <SectionHeading
          action={
            status && (
              <span className="t:text-label t:text-muted">
                {t['traveler.rewards.locked']({ level: status.nextLevel })}
              </span>
            )
          }
        >
          {t['traveler.rewards']}
        </SectionHeading>
      </div>
      {list.length > 0 ? (
        <RewardCards rewards={list} onRedeem={onRedeem} />
      ) : (
        <Card data-slot="reward-cards">
          <NothingHere />
        </Card>
      )}
    </DashboardPart>
  );
}

/** Prescribed points wait for what is not. */
export function PointsHelp({ data, rewards: { status } }: Pick<TravelerShown, 'data' | 'rewards'>) {
  const { t, format } = useWords();
  const text =
    data.isLoading('bookings') || status === null
      ? t['traveler.help.rewards']
      : t['traveler.help.points']({ points: status.points }, format);
  return <span className="t:contents">{text}</span>;
}
