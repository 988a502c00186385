import { describe, expect, it } from 'vitest';
import { rewardList, travelerRewards } from './fixed-figures.js';

describe('the progress of a traveler in the rewards programme', () => {
  // spec: 2.traveler-rewards-progress
  it.each([
    [40, 40],
    [0, 0],
    [120, 100],
    [-5, 0],
  ])('is 0 to 100 percent: %d becomes %d', (progress, shown) => {
    expect(travelerRewards.sanitize({ progress }).value.progress).toBe(shown);
  });
});

describe('rewards', () => {
  it('are read from the programme, locked or not', () => {
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
