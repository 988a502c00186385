import { BriefcaseBusiness, Map as MapIcon, ShieldCheck } from 'tapa-ui/icons';
import type { PageContent } from '../types';

export const page: PageContent = {
  title: 'Itinerary planner',
  description:
    'Turn a destination, dates, interests and a pace into a day-by-day outline, built in your browser from our destination guides.',
  h1: 'Plan your trip, day by day',
  lede: 'Tell us where, when, what you care about and how fast you like to go. You get an outline to print, share with a host, or take to an agent.',
  art: ['canoe', 'lagoon'],
  sections: [
    {
      kind: 'notice',
      id: 'how-made',
      heading: 'How the outline is made',
      text: 'It is built in your browser from our destination guides, by fixed rules: the same answers always give the same outline. No artificial intelligence service is asked, nothing is sent, and nothing is booked.',
    },
    {
      kind: 'list',
      id: 'rules',
      heading: 'The rules it follows',
      items: [
        'The first and the last day stay light, for arriving and leaving.',
        'Your interests come first; other things to do follow when they run out.',
        'What has a season, such as whales or a festival, appears only in its months.',
        'Where Sunday is kept for church and family, the outline rests too.',
        'Two things on one day lie close together. It knows no timetables: add the flight or the boat where the next day is on another island.',
        'When everything in the guide is used, days stay open. They are the ones that hosts fill best.',
      ],
    },
    {
      kind: 'cards',
      id: 'next',
      heading: 'From outline to trip',
      items: [
        {
          icon: MapIcon,
          title: 'Read the guide',
          text: 'Seasons, customs and languages of your destination.',
          href: '/destinations',
        },
        {
          icon: BriefcaseBusiness,
          title: 'Take it to an agent',
          text: 'The outline is a good brief.',
          href: '/agents',
        },
        {
          icon: ShieldCheck,
          title: 'Check before you book',
          text: 'Weather, health and official advice.',
          href: '/safety',
        },
      ],
    },
  ],
};

/** Days without something to do. */
export const DAY_TEXTS = {
  departure:
    'A last walk to the market or the sea, thanks to your hosts, and the way to the airport with time to spare.',
  open: 'Nothing planned. Rest, swim, follow an invitation, or move what the weather has pushed aside.',
} as const;
