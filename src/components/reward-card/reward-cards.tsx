import { type ComponentPropsWithoutRef, forwardRef } from 'react';
import type { Reward } from '../../domain';
import { cx } from '../../lib/cx';
import { RewardCard, type RewardCardProps } from './reward-card';

export interface RewardCardsProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  /** The rewards, in order; ids are unique. */
  rewards: readonly Reward[];
  /** Level of the titles in the page's outline. @default 3 */
  headingLevel?: RewardCardProps['headingLevel'];
  /** Called when the reader redeems a reward. Without it the buttons do nothing (decision 11). */
  onRedeem?: RewardCardProps['onRedeem'];
}

/**
 * Vouchers beside each other: four where there is room, else two, else one.
 *
 * @example
 * <RewardCards rewards={REWARDS} onRedeem={redeem} />
 */
export const RewardCards = forwardRef<HTMLDivElement, RewardCardsProps>(function RewardCards(
  { rewards, headingLevel, onRedeem, className, ...rest },
  ref,
) {
  return (
    <div data-slot="reward-cards" className={cx('t:root t:@container', className)} ref={ref} {...rest}>
      <ul className="t:grid t:gap-3 t:@min-[608px]:grid-cols-2 t:@min-[608px]:gap-4 t:@xl:grid-cols-4">
        {rewards.map((reward) => (
          <li key={reward.id} className="t:grid t:min-w-0">
            <RewardCard reward={reward} headingLevel={headingLevel} onRedeem={onRedeem} />
          </li>
        ))}
      </ul>
    </div>
  );
});
