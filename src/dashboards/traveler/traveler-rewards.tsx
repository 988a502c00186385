'use client';
import { rewardsIn } from '../../components/reward-card/index.js';
import { type Reward, rewardList, type TravelerRewards, travelerRewards } from '../../domain/index.js';
import { isRecord, readProperty } from '../../domain/read-fields.js';
import { fallbackMessages } from '../../i18n/compiled/en/fallback.js';
import { programmeMessages } from '../../i18n/compiled/en/programme.js';
import { defaultFormatters } from '../../i18n/formatters.js';
import { translateRows } from '../../i18n/translate-rows.js';
import { useFormatters } from '../../i18n/use-formatters.js';
import { useMessages } from '../../i18n/use-messages.js';
import { knownFigures } from '../shared/index.js';
import { useI18n } from './i18n.js';
import type { TravelerTabProps } from './traveler-dashboard.js';

export function PointsHelp({ data, rewards: { status } }: Pick<TravelerTabProps, 'data' | 'rewards'>) {
  const { t, format } = useI18n();
  const text =
    data.isLoading('bookings') || status === null
      ? t['traveler.help.rewards']
      : t['traveler.help.points']({ points: status.points }, format);
  return <span className="t:contents">{text}</span>;
}

/** The rewards programme, as shown on the tabs. */
export interface SanitizedRewards {
  /** Level, points and progress; `null` if not given while samples are turned off. */
  readonly status: Omit<TravelerRewards, 'benefits'> | null;
  /** Number of the level's benefits; `null` if unknown. */
  readonly benefits: number | null;
  /** Offers that points can be spent on. Ids are unique. */
  readonly list: readonly Reward[];
}

const NO_REWARDS: readonly Reward[] = [];

const AT_HIGHEST_LEVEL = { nextLevel: '', pointsToNext: 0, progress: 100 };

/** Returns whether the host says that there is no next level; otherwise a missing one is unknown. */
const isHighestLevel = (raw: unknown): boolean =>
  isRecord(raw) && [null, ''].some((none) => readProperty(raw, 'nextLevel') === none);

/**
 * Returns the host's rewards, sanitised. Each missing field is fixed (spec: 2.traveler-rewards); without
 * samples an incomplete status is `null` and a missing list is empty. A `nextLevel` of `null` or `''` says
 * that the level is the highest.
 *
 * @param raw - `{ level, nextLevel, points, pointsToNext, progress, benefits, rewards }` of any type
 */
export function rewardsOf(
  raw: unknown,
  samples: boolean,
  t = programmeMessages,
  fallbackText = fallbackMessages,
  format = defaultFormatters,
): SanitizedRewards {
  const { benefits, ...given } = knownFigures(travelerRewards, raw, samples);
  const status = {
    ...given,
    level: given.level === '' ? t['programme.level'] : given.level,
    nextLevel: given.nextLevel === '' ? t['programme.next-level'] : given.nextLevel,
    ...(isHighestLevel(raw) && AT_HIGHEST_LEVEL),
  };
  const { items, isSample } = rewardList.sanitize(raw);
  const isKnown = Object.values(status).every((value) => value !== null);
  return {
    status: isKnown ? (status as SanitizedRewards['status']) : null,
    benefits,
    list: isSample
      ? samples
        ? rewardsIn(t, format)
        : NO_REWARDS
      : translateRows(rewardList, items, fallbackText).map((row) => ({ ...row, id: row.key })),
  };
}

/** Returns `rewardsOf` in the reader's language. */
export function useTravelerRewards(raw?: unknown, samples = true): SanitizedRewards {
  const programme = useMessages(programmeMessages);
  return rewardsOf(raw, samples, programme, useMessages(fallbackMessages), useFormatters());
}
