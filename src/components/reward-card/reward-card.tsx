'use client';
import { cva } from 'class-variance-authority';
import { type ComponentPropsWithoutRef, forwardRef, useId } from 'react';
import type { Reward } from '../../domain/index.js';
import { redeemMessages } from '../../i18n/compiled/en/redeem.js';
import { rewardMessages } from '../../i18n/compiled/en/reward.js';
import { Sentence } from '../../i18n/sentence.js';
import { useJoinFacts } from '../../i18n/sentences.js';
import { useFormatters } from '../../i18n/use-formatters.js';
import { useMessages } from '../../i18n/use-messages.js';
import { Car } from '../../icons/compiled/car.js';
import { Gem } from '../../icons/compiled/gem.js';
import { Gift } from '../../icons/compiled/gift.js';
import { Headset } from '../../icons/compiled/headset.js';
import { Percent } from '../../icons/compiled/percent.js';
import type { DrawnIcon } from '../../icons/create-icon.js';
import { inertProps, useDrawsAction } from '../../lib/contexts.js';
import { cx, type PartClasses } from '../../lib/cx.js';
import { distinctNames } from '../../lib/text.js';
import { ActionButton, ActionFailure, useAction } from '../action-button/index.js';
import { StatusBadge } from '../badge/index.js';
import { Skeleton, SkeletonLine, useLoading } from '../skeleton/index.js';

export interface RewardCardProps extends Omit<ComponentPropsWithoutRef<'article'>, 'children'> {
  /** Offer that points can be spent on. */
  reward: Reward;
  /** Heading level of the title. @default 3 */
  headingLevel?: 2 | 3 | 4 | 5 | 6 | undefined;
  /** Subject in the name of Redeem, to distinguish it: '10% Discount, 500'. @default the title */
  of?: string | undefined;
  /** Your classes for its parts, by `data-slot`. */
  classNames?: PartClasses<'reward-title'> | undefined;
  /** Called by Redeem; may return a promise. The card shows its error. Without it the button does nothing. */
  onRedeem?: ((reward: Reward) => unknown) | undefined;
}

const ICONS: ReadonlyMap<string, DrawnIcon> = new Map([
  ['discount', Percent],
  ['airport-transfer', Car],
  ['priority-support', Headset],
  ['exclusive-experiences', Gem],
]);

const card = cva(
  't:root t:relative t:grid t:min-w-0 t:grid-cols-[minmax(0,1fr)_auto] t:grid-rows-[auto_1fr_auto] t:rounded-panel t:border t:@max-phone:grid-rows-[1fr_auto]',
  { variants: { locked: { false: 't:bg-surface t:box-shadow-1' } } },
);
const icon = cva(
  't:ms-5 t:mt-5 t:grid t:size-10 t:place-items-center t:rounded-control t:@max-phone:hidden',
  {
    variants: {
      locked: { true: 't:bg-neutral-soft t:text-muted', false: 't:bg-brand-soft t:text-on-brand-soft' },
    },
  },
);
const price = cva('t:font-display t:text-figure-m t:figures', {
  variants: { locked: { true: 't:text-muted', false: 't:text-ink' } },
});
const CARD_TEXT =
  't:col-span-full t:row-start-2 t:px-5 t:pt-4 t:pb-5 t:@max-phone:col-span-1 t:@max-phone:row-start-1 t:@max-phone:px-4 t:@max-phone:pb-3.5 t:@max-card:col-span-full t:@max-card:row-start-2';
const CARD_STATUS =
  't:col-start-2 t:row-start-1 t:me-5 t:mt-5 t:flex t:items-start t:@max-phone:m-4 t:@max-card:col-span-full t:@max-card:col-start-1';
const CARD_FOOT =
  't:flex t:flex-wrap t:items-center t:justify-between t:gap-x-3 t:gap-y-2 t:px-5 t:py-3.5 t:@max-phone:px-4 t:@max-phone:py-2.5';

const TEAR_LINE = 't:relative t:col-span-full t:border-t t:border-dashed t:border-border-strong';
const notch = cva('t:absolute t:-top-2 t:h-4 t:w-2 t:border t:bg-canvas', {
  variants: {
    at: {
      start: 't:-start-px t:rounded-e-pill t:border-s-0',
      end: 't:-end-px t:rounded-s-pill t:border-e-0',
    },
  },
});
const Notches = () => (
  <>
    <span aria-hidden="true" className={notch({ at: 'start' })} />
    <span aria-hidden="true" className={notch({ at: 'end' })} />
  </>
);

/**
 * Renders a reward as a voucher on the canvas. A locked one has `data-state="locked"` and a disabled button.
 *
 * @example
 * <RewardCard reward={reward} onRedeem={({ id }) => redeem(id)} />
 */
export const RewardCard = forwardRef<HTMLElement, RewardCardProps>(function RewardCard(
  { reward, headingLevel = 3, of = reward.title, onRedeem, classNames, className, ...rest },
  ref,
) {
  const format = useFormatters();
  const t = useMessages(rewardMessages);
  const titleId = useId();
  const { id, title, condition, points, isLocked } = reward;
  const drawsAction = useDrawsAction();
  const redeemText = useMessages(redeemMessages);
  const failed = redeemText['redeem.failed']({ title });
  const action = useAction(() => onRedeem?.(reward), { title: failed });
  const Icon = ICONS.get(String(id)) ?? Gift;
  const Heading = `h${headingLevel}` as const;
  return (
    <article
      data-slot="reward-card"
      data-state={isLocked ? 'locked' : 'available'}
      aria-labelledby={titleId}
      className={cx(card({ locked: isLocked }), className)}
      ref={ref}
      {...rest}
    >
      <span aria-hidden="true" className={icon({ locked: isLocked })}>
        <Icon className="t:icon-20" />
      </span>
      <div className={CARD_TEXT}>
        <Heading
          id={titleId}
          data-slot="reward-title"
          className={cx(
            't:own-direction t:font-display t:text-title-panel t:text-balance t:wrap-break-word',
            classNames?.['reward-title'],
          )}
        >
          {title}
        </Heading>
        <p className="t:mt-0.5 t:own-direction t:text-muted t:wrap-break-word">{condition}</p>
      </div>
      <span className={CARD_STATUS}>
        <StatusBadge status={isLocked ? 'locked' : 'available'} />
      </span>
      <div className={cx(TEAR_LINE, CARD_FOOT)}>
        <Notches />
        <span className="t:text-label t:text-muted">
          <Sentence
            text={t['reward.points'](
              {
                points,
                b: (figure) => <b className={price({ locked: isLocked })}>{figure}</b>,
              },
              format,
            )}
          />
        </span>
        {drawsAction(onRedeem) ? (
          <ActionButton
            action={action}
            size="sm"
            variant={isLocked ? 'secondary' : 'primary'}
            disabled={isLocked}
            {...(isLocked ? {} : inertProps(onRedeem))}
            workingLabel={redeemText['redeem.redeeming']}
          >
            {/* The accessible name begins with the visible text (WCAG 2.5.3). */}
            <Sentence
              text={t[isLocked ? 'reward.redeem-locked' : 'reward.redeem-of']({
                of,
                b: () => <span className="t:contents">{t['reward.redeem']}</span>,
              })}
              rest={(text) => <span className="t:sr-only">{text}</span>}
            />
          </ActionButton>
        ) : null}
        <ActionFailure action={action} title={failed} className="t:basis-full" />
      </div>
    </article>
  );
});

const RewardCardSkeleton = ({ hasAction }: { hasAction: boolean }) => (
  <div data-slot="reward-card" data-state="loading" className={card({ locked: false })}>
    <span className="t:ms-5 t:mt-5 t:size-10 t:@max-phone:hidden">
      <Skeleton height="100%" shape="control" />
    </span>
    <div className={CARD_TEXT}>
      <span className="t:block t:font-display t:text-title-panel">
        <SkeletonLine width="70%" />
      </span>
      <span className="t:mt-0.5 t:block">
        <SkeletonLine width="55%" height={12} />
      </span>
    </div>
    <span className={CARD_STATUS}>
      <Skeleton width={84} height={24} shape="pill" />
    </span>
    <div className={cx(TEAR_LINE, CARD_FOOT)}>
      <Notches />
      <span className="t:font-display t:text-figure-m">
        <SkeletonLine width={72} height={18} />
      </span>
      {hasAction ? (
        <Skeleton
          shape="control"
          width={78}
          height="100%"
          className="t:min-h-button-height-sm t:touch:min-h-touch-target"
        />
      ) : null}
    </div>
  </div>
);

export interface RewardCardsProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  /** Rewards with unique ids, in their order. */
  rewards: readonly Reward[];
  /** Heading level of the titles. @default 3 */
  headingLevel?: RewardCardProps['headingLevel'] | undefined;
  /** Called by Redeem. Without it the buttons do nothing. */
  onRedeem?: RewardCardProps['onRedeem'] | undefined;
}

/**
 * Lists vouchers in four columns where there is room, else in two or one.
 *
 * @example
 * <RewardCards rewards={REWARDS} onRedeem={redeem} />
 */
export const RewardCards = forwardRef<HTMLDivElement, RewardCardsProps>(function RewardCards(
  { rewards, headingLevel, onRedeem, className, ...rest },
  ref,
) {
  const loading = useLoading();
  const drawsAction = useDrawsAction();
  const format = useFormatters();
  const names = distinctNames(
    rewards.map(({ title, points, condition }) => [title, format.number(points), condition]),
    useJoinFacts(),
  );
  return (
    <div data-slot="reward-cards" className={cx('t:root t:@container', className)} ref={ref} {...rest}>
      <ul
        role="list"
        aria-hidden={loading || undefined}
        className="t:grid t:gap-3 t:@min-phone:grid-cols-2 t:@min-phone:gap-4 t:@min-phone:@max-wide:*:last:odd:col-span-2 t:@min-wide:grid-cols-[repeat(auto-fit,minmax(calc(16*var(--tapa-rem,1rem)),1fr))]"
      >
        {rewards.map((reward, index) => (
          <li key={reward.id} className="t:grid t:min-w-0 t:break-inside-avoid">
            {loading ? (
              <RewardCardSkeleton hasAction={drawsAction(onRedeem)} />
            ) : (
              <RewardCard reward={reward} of={names[index]} headingLevel={headingLevel} onRedeem={onRedeem} />
            )}
          </li>
        ))}
      </ul>
    </div>
  );
});
