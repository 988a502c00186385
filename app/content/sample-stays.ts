/** Listings that show what a listing looks like. Fictional, and marked so on the page. */
export const SAMPLE_STAYS = [
  { id: 'listing-1', title: 'Highlands Guesthouse with Coffee Growers, Goroka', rating: 4.8, price: 86 },
  { id: 'listing-2', title: 'Muri Lagoon Family Stay, Rarotonga', rating: 4.9, price: 142 },
  { id: 'listing-3', title: 'Stilt House on Marovo Lagoon, Solomon Islands', rating: 4.8, price: 118 },
] as const;

export type SampleStay = (typeof SAMPLE_STAYS)[number];
