import { BriefcaseBusiness, Compass, Map as MapIcon } from 'tapa-ui/icons';
import type { PageContent } from '../types';

export const page: PageContent = {
  title: 'Festivals and events',
  description:
    'A year of Pacific festivals, month by month: what each one celebrates, where it is held, and how to attend as a guest.',
  h1: 'A year of gatherings',
  lede: 'Festivals are where islands meet themselves. Pick a month or a place, then check the date with the organizer before you book a flight.',
  sections: [
    {
      kind: 'notice',
      id: 'dates',
      heading: 'Check the date before you book',
      tone: 'warning',
      text: 'Dates move with the moon, the harvest, the school year and mourning. Confirm with the organizer or your host before you buy a flight. Every four years the Festival of Pacific Arts and Culture brings the whole region to one host country.',
    },
    {
      kind: 'list',
      id: 'attend',
      heading: 'How to attend',
      items: [
        'Stay in the seats or on the side that visitors are shown. Front rows are for chiefs, elders and families.',
        'Dancers in dress are not a backdrop. Ask, thank, and pay the fee where there is one.',
        'Gifts of money to performers are customary in some places (watch what others do) and out of place in others.',
        'Drones and flash need permission, always.',
        'Church is part of most festivals. Bring clothes that cover shoulders and knees.',
      ],
    },
    {
      kind: 'cards',
      id: 'next',
      heading: 'Where to go next',
      items: [
        {
          icon: MapIcon,
          title: 'Destinations for music and dance',
          text: 'Where to hear and learn, festival or not.',
          href: '/destinations?interest=music',
        },
        {
          icon: Compass,
          title: 'Plan around your dates',
          text: 'The planner offers seasonal events in their own months.',
          href: '/ai-itinerary',
        },
        {
          icon: BriefcaseBusiness,
          title: 'Travel as a group',
          text: 'Private heritage tours with a local organizer.',
          href: '/tour-operators',
        },
      ],
    },
  ],
};
