import { Palette, ShieldCheck, Utensils } from 'tapa-ui/icons';
import type { PageContent } from '../types';

export const page: PageContent = {
  title: 'Destinations',
  description:
    'Ten Pacific destinations with seasons, languages, Sunday customs and what to do there. Filter by crafts, food, music, heritage, nature or ocean.',
  h1: 'Ten destinations, many thousand islands',
  lede: 'Choose by what you want to learn. Every guide says when to come, what people speak and what a Sunday is like.',
  sections: [
    {
      kind: 'steps',
      id: 'choosing',
      heading: 'How to choose',
      items: [
        {
          title: 'Start from what you want to learn',
          text: 'Barkcloth in Tonga is not barkcloth in Fiji. Filter by interest, then read two or three guides closely.',
        },
        {
          title: 'Look at the calendar',
          text: [
            'Much of the region is drier from May to October. Whales, shows and festivals have months of their own: see ',
            { text: 'festivals and events', href: '/festivals-events' },
            '.',
          ],
        },
        {
          title: 'Choose fewer islands',
          text: 'Boats and small planes wait for weather. Two islands in ten days leave room for an invitation; four do not.',
        },
        {
          title: 'Turn it into days',
          text: [
            'The ',
            { text: 'itinerary planner', href: '/ai-itinerary' },
            ' makes an outline from the same guides, and a ',
            { text: 'travel agent', href: '/agents' },
            ' can make it a trip.',
          ],
        },
      ],
    },
    {
      kind: 'notice',
      id: 'names',
      heading: 'About names and marks',
      text: 'We write names as the people of the place do, with the ʻokina (ʻ) and the macron (ā). They are letters and sounds, not ornament. Search works with and without them.',
    },
    {
      kind: 'cards',
      id: 'next',
      heading: 'Read next',
      items: [
        {
          icon: Palette,
          title: 'Cultural experiences',
          text: 'Crafts, music and ceremony, and how to be a guest.',
          href: '/cultural-experiences',
        },
        {
          icon: Utensils,
          title: 'Food and cooking',
          text: 'What comes out of the earth oven, and who shows you.',
          href: '/food-cooking',
        },
        {
          icon: ShieldCheck,
          title: 'Travel safely',
          text: 'Weather, sea, health and official advice.',
          href: '/safety',
        },
      ],
    },
  ],
};
