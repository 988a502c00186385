import { BriefcaseBusiness, Building2, type DrawnIcon, Luggage, Map as MapIcon } from 'tapa-ui/icons';
import type { PublicPath } from '../../routes/table';
import type { PageContent, Tile } from '../types';

export const page: PageContent = {
  title: 'Pacific travel with its makers',
  description:
    'Stays, workshops and heritage tours in the Pacific Islands, led by the people whose heritage it is. Search destinations or sign in to your portal.',
  h1: 'Meet the Pacific through its makers',
  lede: 'Print siapo in Apia, stitch tīvaevae in Rarotonga, cook in the ground with the family you stay with.',
  sections: [],
};

/** The crafts to learn, each with its picture and where to go on. */
export const CRAFT_CARDS: readonly Tile[] = [
  {
    scene: 'weaving',
    title: 'Weave and print',
    text: 'Bilum in Goroka, siapo in Apia, tīvaevae in Rarotonga',
    href: '/cultural-experiences',
  },
  {
    scene: 'umu',
    title: 'Cook in the ground',
    text: 'Umu, mumu, lovo and hāngī, from stones to Sunday lunch',
    href: '/food-cooking',
  },
  {
    scene: 'choir',
    title: 'Sing and dance',
    text: 'Choirs on Sunday, Heiva in July, sing-sing in the highlands',
    href: '/festivals-events',
  },
  {
    scene: 'village',
    title: 'Stay with a family',
    text: 'Fale, guesthouses and village homes',
    href: '/destinations?interest=heritage',
  },
  {
    scene: 'market',
    title: 'Meet the town',
    text: 'Markets before breakfast, harbors after work',
    href: '/destinations?interest=food',
  },
];

/** The four kinds of people that the product serves. */
export const ROLE_CARDS: readonly {
  readonly icon: DrawnIcon;
  readonly title: string;
  readonly text: string;
  readonly href: PublicPath;
}[] = [
  {
    icon: Luggage,
    title: 'Travelers',
    text: 'Bookings, wishlist and rewards in one calm place.',
    href: '/destinations',
  },
  {
    icon: BriefcaseBusiness,
    title: 'Travel agents',
    text: 'Clients, quotes, commissions and your own branded site.',
    href: '/travel-agents',
  },
  {
    icon: MapIcon,
    title: 'Tour operators',
    text: 'Private heritage tours, expert applications and payouts.',
    href: '/tour-operators',
  },
  {
    icon: Building2,
    title: 'Corporate travel',
    text: 'Approvals, budgets by department and clear policies.',
    href: '/corporate-travel',
  },
];
