/**
 * Seeds of `CoverArt` by the picture that they choose. The art has no picture by name, since listings know none;
 * a destination does.
 */
export const COVER_SEEDS = {
  mountains: 'listing-1',
  lagoon: 'listing-2',
  'stilt-houses': 'listing-3',
  gardens: 'listing-4',
  volcano: 'listing-5',
  reef: 'listing-6',
} as const;

export type CoverScene = keyof typeof COVER_SEEDS;
