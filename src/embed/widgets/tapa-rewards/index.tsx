import { RewardCards, RewardsPanel } from '../../../components/reward-card/index.js';
import { Skeleton } from '../../../components/skeleton/index.js';
import { type DataOf, defineEntity } from '../../../domain/define-entity.js';
import type { SanitizedRowOf } from '../../../domain/define-list.js';
import { rewardList } from '../../../domain/fixed-figures.js';
import { useTranslatedRows } from '../../../i18n/use-translated-rows.js';
import { below, readList, type Widget, type WidgetList, type WidgetViewProps } from '../../element/widget.js';
import { ListNotice } from '../../element/widget-frame.js';

/** A traveler's status in a partner's rewards programme; `progress` to the next level in percent. */
const rewardsStatus = /* @__PURE__ */ defineEntity({
  name: 'rewards',
  fields: { level: '', nextLevel: '', points: 0, pointsToNext: 0, progress: 0 },
});

interface RewardsData extends WidgetList<SanitizedRowOf<typeof rewardList>> {
  status: DataOf<typeof rewardsStatus>;
}

function Rewards({ data, heading, headingLevel, notice, onAction }: WidgetViewProps<RewardsData>) {
  const rewards = useTranslatedRows(rewardList, data?.items ?? NO_REWARDS.items);
  if (data === null) {
    return (
      <section aria-busy="true" aria-label={heading} className="t:block">
        <Skeleton height={PANEL_HEIGHT} shape="control" />
      </section>
    );
  }
  return (
    <>
      <RewardsPanel {...data.status} aria-label={heading} headingLevel={headingLevel} />
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

const NO_REWARDS = { items: [], total: 0, dropped: 0 };

function read(raw: unknown): RewardsData | null {
  const { value, isSample } = rewardsStatus.sanitize(raw);
  // A partner's page never shows sample points.
  if (isSample) return null;
  return { status: value, ...(readList(rewardList, raw) ?? NO_REWARDS) };
}

export const widget: Widget<RewardsData> = {
  heading: 'widget.title.rewards',
  read,
  View: Rewards,
};
