import { BriefcaseBusiness, Compass, MessageCircle } from 'tapa-ui/icons';
import type { PageContent } from '../types';

export const page: PageContent = {
  title: 'Plan with a travel agent',
  description:
    'When a travel agent helps with a Pacific trip, what to tell them, what to ask, and how they work with you on Tapa.',
  h1: 'Let a travel agent tie it together',
  lede: 'A Pacific trip joins small planes, boats, home stays and ceremonies that depend on the weather. An agent who knows the islands keeps the pieces together, and stands by when one moves.',
  art: ['canoe', 'market'],
  action: { text: 'Ask for an agent', href: '/contact' },
  sections: [
    {
      kind: 'table',
      id: 'alone-or-agent',
      heading: 'On your own, or with an agent?',
      caption: 'When to book alone and when to work with a travel agent',
      columns: ['Your trip', 'On your own', 'With an agent'],
      rows: [
        ['One island, one or two stays', 'Easy: choose a guide, write to the hosts', 'Rarely needed'],
        [
          'Several islands or countries',
          'Possible with time for connections',
          'Saves days of checking timetables',
        ],
        ['A festival or whale season', 'Book many months ahead', 'Knows what can still be had'],
        ['A family reunion or a school group', 'Hard: rooms and boats are small', 'One quote for everybody'],
        [
          'Access needs or medical care',
          'Ask every host yourself',
          'One person asks them all and keeps the answers',
        ],
      ],
    },
    {
      kind: 'steps',
      id: 'how',
      heading: 'How it works on Tapa',
      items: [
        {
          title: 'You say what matters',
          text: 'Dates, people, budget, what you want to learn, what you cannot eat or climb.',
        },
        {
          title: 'The agent makes a quote',
          text: 'Stays and tours of this marketplace, with flights, hotels and other experiences from the agent’s own providers.',
        },
        {
          title: 'You confirm',
          text: 'Each booking shows its status. Anything but “confirmed” still waits for an answer.',
        },
        {
          title: 'The agent stays with you',
          text: 'When a flight is dropped or a family is in mourning, you call one person.',
        },
      ],
    },
    {
      kind: 'list',
      id: 'tell',
      heading: 'What to tell an agent first',
      items: [
        'When you can travel, and whether the dates may move by a few days.',
        'Who comes along: ages, mobility, diets, languages.',
        'What you would like to do with your hands, and what you would rather watch.',
        'What comfort you need: a private bathroom, power at night, a road to the door.',
        'Your budget for the trip without international flights.',
      ],
    },
    {
      kind: 'list',
      id: 'ask',
      heading: 'What to ask before you pay',
      items: [
        'Who is the host of each stay and tour, and what share reaches them?',
        'What happens if weather, a strike or a funeral changes the plan?',
        'Which fees (village, landowner, park, guide) are included, and which are paid in cash there?',
        'Who is liable if something goes wrong, and which insurance do you advise?',
        'How do you earn: by a fee that I pay, by commission, or both?',
      ],
    },
    {
      kind: 'cards',
      id: 'next',
      heading: 'Start here',
      items: [
        {
          icon: Compass,
          title: 'Make a first outline',
          text: 'Take it to an agent as your brief.',
          href: '/ai-itinerary',
        },
        {
          icon: MessageCircle,
          title: 'Contact',
          text: 'Ask which agents work with your destination.',
          href: '/contact',
        },
        {
          icon: BriefcaseBusiness,
          title: 'You are an agent?',
          text: 'See the workspace that we built for you.',
          href: '/travel-agents',
        },
      ],
    },
  ],
};
