import { describe, expect, it } from 'vitest';
import { rewardList, travelerRewards } from './fixed-figures.js';

describe('where a traveler stands in the rewards programme', () => {
  // spec: 2.traveler-rewards-progress
  it.each([
    [40, 40],
    [0, 0],
    [120, 100],
    [-5, 0],
  ])('is a bar of 100 percent: %d reads %d', (progress, shown) => {
    expect(travelerRewards.sanitize({ progress }).value.progress).toBe(shown);
  });
});

describe('rewards', () => {
  it('stand in the rewards of the programme, and are locked if they say so', () => {
    const { items } = rewardList.sanitize({
      rewards: [
        { id: 'tea', title: 'Tea by the sea' },
        { id: 'boat', title: 'Boat ride', isLocked: true },
      ],
    });
    expect(items.map(({ title, isLocked }) => [title, isLocked])).toEqual([
      ['Tea by the sea', false],
      ['Boat ride', true],
    ]);
  });

  it.each([null, 'tea', [{ id: 'tea', title: 'Tea by the sea' }]])('are none in %j', (raw) => {
    expect(rewardList.sanitize(raw).items).toEqual([]);
  });
});
