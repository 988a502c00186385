'use client';
import { DashboardStack } from '../../components/dashboard-grid/index.js';
import { Card, Panel, SectionHeading } from '../../components/panel/index.js';
import { RewardCards, RewardsHero } from '../../components/reward-card/index.js';
import { DashboardPart, NothingHere } from '../shared/index.js';
import { useI18n } from './i18n.js';
import type { TravelerTabProps } from './traveler-dashboard.js';

type RewardsTabProps = Pick<TravelerTabProps, 'data' | 'rewards' | 'onRedeem'>;

/** Tab with level, points, benefits and offers; fixed unless given (spec: 2.traveler-rewards). */
export const RewardsTab = ({ onRedeem, ...shown }: RewardsTabProps) => (
  <DashboardStack>
    <RewardsLevelPanel {...shown} />
    <RewardCardsPart {...shown} onRedeem={onRedeem} />
  </DashboardStack>
);

// Fixed figures wait for the loaded ones.

/** Level, points and benefits. */
export function RewardsLevelPanel({
  data,
  rewards: { status, benefits },
}: Omit<RewardsTabProps, 'onRedeem'>) {
  const { t } = useI18n();
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
  const { t } = useI18n();
  return (
    <DashboardPart subject={t['traveler.rewards']} loading={data.isLoading('bookings')}>
      <div className="t:pb-1">
        <SectionHeading
          action={
            status?.nextLevel && (
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
