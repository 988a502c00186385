import { RewardCards, RewardsPanel } from '../../../components/reward-card/index.js';
import { Skeleton } from '../../../components/skeleton/index.js';
import type { SanitizedRowOf } from '../../../domain/define-list.js';
import { rewardList, type TravelerRewards, travelerRewards } from '../../../domain/fixed-figures.js';
import { useTranslatedRows } from '../../../i18n/use-translated-rows.js';
import { below, readList, type Widget, type WidgetList, type WidgetViewProps } from '../../element/widget.js';
import { ListNotice } from '../../element/widget-frame.js';

interface RewardsData extends WidgetList<SanitizedRowOf<typeof rewardList>> {
  status: Omit<TravelerRewards, 'benefits'>;
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

/** Fields of the progress, all missing at the highest level. */
const PROGRESS_FIELDS = ['nextLevel', 'pointsToNext', 'progress'] as const;

function read(raw: unknown): RewardsData | null {
  const { value, sampleFields } = travelerRewards.sanitize(raw);
  // A partner's page never shows sample points.
  if (sampleFields.has('level') || sampleFields.has('points')) return null;
  const { benefits: _, ...status } = value;
  if (PROGRESS_FIELDS.some((field) => sampleFields.has(field))) status.nextLevel = '';
  return { status, ...(readList(rewardList, raw) ?? NO_REWARDS) };
}

export const widget: Widget<RewardsData> = {
  heading: 'widget.title.rewards',
  read,
  View: Rewards,
};
