import type { SampleStay } from './sample-stays';

/** The rest of what the listings say: their place, the host's offer in a sentence, and what the price includes. */
export const STAY_DETAILS: Readonly<
  Record<SampleStay['id'], { readonly place: string; readonly text: string; readonly included: string }>
> = {
  'listing-1': {
    place: 'Goroka, Papua New Guinea',
    text: 'A room in the growers’ house. Mornings in the coffee garden, evenings by the fire.',
    included: 'Breakfast, a walk through the garden, coffee to roast',
  },
  'listing-2': {
    place: 'Rarotonga, Cook Islands',
    text: 'A bungalow behind the family’s house, a few steps from the lagoon.',
    included: 'Breakfast, two kayaks, Sunday lunch from the umu',
  },
  'listing-3': {
    place: 'Marovo Lagoon, Solomon Islands',
    text: 'A leaf house over the water, with carvers for neighbors.',
    included: 'All meals, the boat from the airstrip, a morning with a carver',
  },
};
