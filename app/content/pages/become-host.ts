import { House, Map as MapIcon, MessageCircle, Palette, Users } from 'tapa-ui/icons';
import type { PageContent } from '../types';

export const page: PageContent = {
  title: 'Become a host',
  description:
    'Welcome travelers to your home, workshop or village on your own terms: who can host, how it starts, and what to agree on first.',
  h1: 'Open your door on your own terms',
  lede: 'You decide what guests see, learn and pay, and when. Host a room, a meal, a workshop, a walk through the garden or a week with the whole village.',
  art: ['stilts', 'terraces'],
  action: { text: 'Tell us what you host', href: '/contact' },
  sections: [
    {
      kind: 'listings',
      id: 'look',
      heading: 'How travelers see it',
      intro: 'A name, a place, a price and a drawn cover until you have a photo.',
    },
    {
      kind: 'features',
      id: 'outcomes',
      heading: 'What you can host',
      items: [
        {
          icon: House,
          title: 'A stay',
          text: 'A room, a fale, a bungalow or a house, priced by the night.',
        },
        {
          icon: Palette,
          title: 'A workshop',
          text: 'Weaving, carving, barkcloth, music, language, cooking, at your pace and in your words.',
        },
        {
          icon: Users,
          title: 'A walk or a village visit',
          text: 'Gardens, reef, forest, old places, with somebody who may speak for them.',
        },
      ],
    },
    {
      kind: 'prose',
      id: 'price',
      heading: 'The price',
      paragraphs: [
        [
          'You set it, in US dollars, by the night or by the person. The platform’s share is explained under ',
          { text: 'pricing', href: '/pricing' },
          '.',
        ],
      ],
    },
    {
      kind: 'faq',
      id: 'questions',
      heading: 'Questions from hosts',
      items: [
        {
          id: 'host-start',
          question: 'How does it start?',
          answer: [
            'Write it down: title, place, what happens hour by hour, what is included, what to bring, what not to do.',
            [
              'Send it to us on the ',
              { text: 'contact page', href: '/contact' },
              '. We check that the listing speaks for the right people. Start with one date, and change whatever did not feel right before you open more.',
            ],
          ],
        },
        {
          id: 'host-photos',
          question: 'Do I need photos?',
          answer: [
            'No. A listing without a photo gets a drawn cover. Good photos help; ask everybody who is in them.',
          ],
        },
        {
          id: 'host-internet',
          question: 'My connection comes and goes. Is that a problem?',
          answer: [
            'Agree with us on a person or an agent who answers for you. Say in the listing how long an answer takes.',
          ],
        },
        {
          id: 'host-permits',
          question: 'Which permits do I need?',
          answer: [
            'That depends on your country and what you offer. Ask your tourism office about registration, food, boats and insurance; we can tell you what we require.',
          ],
        },
        {
          id: 'host-paid',
          question: 'When am I paid?',
          answer: ['That is agreed with you before your first guest comes.'],
        },
      ],
    },
    {
      kind: 'list',
      id: 'agree',
      heading: 'Agree on this first',
      intro: 'With your family, your chief or council, and your neighbors.',
      items: [
        'What guests may see, hear, photograph and take home, and what stays with you.',
        'Which days are closed: Sunday or Sabbath, mourning, planting, raʻui or tabu seasons.',
        'Who welcomes, who cooks, who guides, and how the money is shared.',
        'How many guests are enough. A small number that leaves happy brings more than a crowd.',
        'What to do in a storm, an illness or a tsunami warning, and who has the radio.',
      ],
    },
    {
      kind: 'cards',
      id: 'next',
      heading: 'Where to go next',
      items: [
        {
          icon: MessageCircle,
          title: 'Contact',
          text: 'Tell us what you would like to host.',
          href: '/contact',
        },
        {
          icon: Palette,
          title: 'What travelers look for',
          text: 'How we present crafts and experiences.',
          href: '/cultural-experiences',
        },
        {
          icon: MapIcon,
          title: 'You run tours?',
          text: 'The tour operator’s portal may fit better.',
          href: '/tour-operators',
        },
      ],
    },
  ],
};
