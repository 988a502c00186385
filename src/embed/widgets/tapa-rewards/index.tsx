import { RewardCards, RewardsPanel } from '../../../components/reward-card';
import { Skeleton } from '../../../components/skeleton';
import type { Keyed } from '../../../domain';
import { readProperty } from '../../../domain/read-fields';
import {
  type RewardData,
  type RewardsStatusData,
  rewards as rewardList,
  rewardsStatus,
} from '../../../domain/widgets';
import { below, readList, type Widget, type WidgetList, type WidgetViewProps } from '../../element/widget';
import { ListNotice } from '../../element/widget-frame';

interface RewardsData {
  status: RewardsStatusData;
  rewards: WidgetList<Keyed<RewardData>>;
}

/** Level, points and the way to the next level; vouchers below where the data has some. */
function Rewards({ data, heading, headingLevel, onAction }: WidgetViewProps<RewardsData>) {
  if (data === null) {
    return (
      <section aria-busy="true" aria-label={heading} className="t:block">
        <Skeleton height={PANEL_HEIGHT} shape="control" />
      </section>
    );
  }
  const {
    status,
    rewards: { items: rewards, notice },
  } = data;
  return (
    <>
      <RewardsPanel {...status} aria-label={heading} headingLevel={headingLevel} />
      {rewards.length > 0 ? (
        <RewardCards
          rewards={rewards.map((reward) => ({ ...reward, id: reward.key }))}
          headingLevel={below(headingLevel)}
          onRedeem={({ id }) => onAction({ action: 'redeem', item: rewards.find(({ key }) => key === id) })}
          className="t:mt-4"
        />
      ) : null}
      <ListNotice notice={notice} />
    </>
  );
}

/** Height of the panel at normal text size, in px. */
const PANEL_HEIGHT = 236;

const NO_REWARDS = { items: [], notice: '' };

function read(raw: unknown): RewardsData | null {
  const { value, isSample } = rewardsStatus.sanitize(raw);
  // A partner's page never shows points that nobody has.
  if (isSample || typeof raw !== 'object' || raw === null) return null;
  return {
    status: value,
    rewards: readList(rewardList.sanitize, readProperty(raw, 'rewards')) ?? NO_REWARDS,
  };
}

export const widget: Widget<RewardsData> = {
  heading: 'Rewards',
  read,
  count: ({ rewards }) => rewards.items.length,
  View: Rewards,
};
