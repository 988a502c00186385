'use client';
import { DashboardStack } from '../../components/dashboard-grid/index.js';
import { Card, Panel, SectionHeading } from '../../components/panel/index.js';
import { RewardCards, RewardsHero } from '../../components/reward-card/index.js';
import { useFormatters } from '../../i18n/use-formatters.js';
import { DashboardPart, NothingHere } from '../shared/index.js';
import type { TravelerShown } from './traveler-dashboard.js';

/** Rewards: level, points, benefits and what points can be spent on; fixed unless given (spec: 2.traveler-rewards). */
export function RewardsTab({ t, data, rewards: { status, benefits, list }, onRedeem }: TravelerShown) {
  // Prescribed figures wait for those that are not.
  const loading = data.isLoading('bookings');
  return (
    <DashboardStack>
      <DashboardPart slot="rewards-hero" subject={t['traveler.rewards.level']} loading={loading}>
        {status ? (
          <RewardsHero {...status} benefits={benefits} />
        ) : (
          <Panel data-slot="rewards-hero" title={t['traveler.rewards.level']}>
            <NothingHere />
          </Panel>
        )}
      </DashboardPart>
      <DashboardPart slot="reward-cards" subject={t['traveler.rewards']} loading={loading}>
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
    </DashboardStack>
  );
}

/** Prescribed points wait for what is not. */
export function PointsHelp({ t, data, rewards: { status } }: TravelerShown) {
  const format = useFormatters();
  const text =
    data.isLoading('bookings') || status === null
      ? t['traveler.help.rewards']
      : t['traveler.help.points']({ points: status.points }, format);
  return <span className="t:contents">{text}</span>;
}
