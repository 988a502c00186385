'use client';
import { rewardsIn } from '../../components/reward-card/index.js';
import { type Reward, rewardList, type TravelerRewards, travelerRewards } from '../../domain/index.js';
import { fallbackMessages } from '../../i18n/compiled/en/domain.js';
import { programmeMessages } from '../../i18n/compiled/en/traveler.js';
import { defaultFormatters } from '../../i18n/formatters.js';
import { rowsInWords } from '../../i18n/rows-in-words.js';
import { useFormatters } from '../../i18n/use-formatters.js';
import { useMessages } from '../../i18n/use-messages.js';
import { prescribed } from '../shared/index.js';

/** The rewards programme as the tabs show it. */
export interface ShownRewards {
  /** Level, points and the way to the next level; `null` where nobody gave them and samples are turned off. */
  readonly status: Omit<TravelerRewards, 'benefits'> | null;
  /** How many benefits the level has; `null` where that is not known. */
  readonly benefits: number | null;
  /** Offers that points can be spent on. Ids are unique. */
  readonly list: readonly Reward[];
}

const NO_REWARDS: readonly Reward[] = [];

/**
 * The rewards as a host gives them, sanitised: each field that is missing is fixed (spec: 2.traveler-rewards). Without
 * samples a status that lacks a field is not known, and a list that is missing is empty.
 *
 * @param t - the words of what is fixed. @default English
 * @param words - what stands for texts that are missing. @default English
 * @param format - writes the amounts of what is fixed. @default US dollars
 * @param raw - `{ level, nextLevel, points, pointsToNext, progress, benefits, rewards }` of any kind
 */
export function rewardsOf(
  raw: unknown,
  samples: boolean,
  t = programmeMessages,
  words = fallbackMessages,
  format = defaultFormatters,
): ShownRewards {
  const { benefits, ...given } = prescribed(travelerRewards, raw, samples);
  const status = {
    ...given,
    level: given.level === '' ? t['programme.level'] : given.level,
    nextLevel: given.nextLevel === '' ? t['programme.next-level'] : given.nextLevel,
  };
  const { items, isSample } = rewardList.sanitize(raw);
  const isKnown = Object.values(status).every((value) => value !== null);
  return {
    status: isKnown ? (status as ShownRewards['status']) : null,
    benefits,
    list: isSample
      ? samples
        ? rewardsIn(t, format)
        : NO_REWARDS
      : rowsInWords(rewardList, items, words).map((row) => ({ ...row, id: row.key })),
  };
}

/**
 * Returns the rewards as panels show them, in the reader's words.
 *
 * @param raw - as `rewardsOf` takes it. @default what the specification fixes
 */
export function useTravelerRewards(raw?: unknown, samples = true): ShownRewards {
  const programme = useMessages(programmeMessages);
  return rewardsOf(raw, samples, programme, useMessages(fallbackMessages), useFormatters());
}
