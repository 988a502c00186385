import { PLATFORM_COMMISSION_PERCENT } from 'tapa-ui/domain';
import { House, Map as MapIcon, MessageCircle } from 'tapa-ui/icons';
import type { InternalHref, PageContent } from '../types';

const RATE = `${PLATFORM_COMMISSION_PERCENT}%`;

export const page: PageContent = {
  title: 'Pricing',
  description: `Who pays what on Tapa, role by role, with a worked example and a calculator for the ${RATE} platform commission on tour revenue.`,
  h1: 'Who pays what',
  lede: `One number is fixed: ${RATE} of tour revenue. Everything else is set by the host, by the organizer or by us.`,
  sections: [
    {
      kind: 'list',
      id: 'included',
      heading: 'What a price has to say',
      items: [
        'What a tour earns: what guests pay for it. Flights and stays that they book apart from it do not count.',
        'What is included: meals, transfers, guide, materials, village and landowner fees.',
        'What is paid on the spot, to whom, and roughly how much.',
        'The currency. Tapa shows US dollars, without cents where the amount is whole.',
        'Taxes and service charges that the law of the place adds.',
      ],
    },
    {
      kind: 'faq',
      id: 'questions',
      heading: 'Questions about money',
      items: [
        {
          id: 'price-browse',
          question: 'Does it cost anything to look around?',
          answer: ['No. Guides, the planner and the demo portals are free and need no account.'],
        },
        {
          id: 'price-refund',
          question: 'What do I get back if I cancel?',
          answer: [
            [
              'The host’s or organizer’s conditions apply, and the law. Our own rules are a point of our ',
              { text: 'terms', href: '/terms' },
              ', which are not written yet.',
            ],
          ],
        },
        {
          id: 'price-card',
          question: 'Which payments are accepted?',
          answer: [
            'This website takes no card details. Ask your host, organizer or agent how they are paid.',
          ],
        },
        {
          id: 'price-points',
          question: 'What are reward points worth?',
          answer: [
            'Points are exchanged for the rewards on your dashboard’s Rewards tab. They are not money and cannot be paid out.',
          ],
        },
      ],
    },
    {
      kind: 'cards',
      id: 'next',
      heading: 'Where to go next',
      items: [
        {
          icon: MapIcon,
          title: 'For tour operators',
          text: 'Where commission and payout are shown.',
          href: '/tour-operators',
        },
        { icon: House, title: 'Become a host', text: 'Set your own price.', href: '/become-host' },
        { icon: MessageCircle, title: 'Ask about a fee', text: 'We answer.', href: '/contact' },
      ],
    },
  ],
};

/** The price of one kind of people. */
export interface PriceCardContent {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  /** The amount, or what sets it. */
  readonly amount: string;
  /** Stands after the amount. */
  readonly per: string;
  readonly points: readonly string[];
  readonly action: { readonly text: string; readonly href: InternalHref };
  /** True where the amount is the same for everybody. @default false */
  readonly isFixed?: boolean;
}

export const PRICE_CARDS: readonly PriceCardContent[] = [
  {
    id: 'travelers',
    title: 'Travelers',
    text: 'By the night for stays, by the person for tours.',
    amount: 'The price',
    per: 'shown',
    points: [
      'US dollars, whole amounts without cents',
      'Guides, planner and demo portals are free',
      'Reward points with each booking',
    ],
    action: { text: 'Find a stay', href: '/destinations' },
  },
  {
    id: 'organizers',
    title: 'Tour organizers',
    text: `You keep ${100 - PLATFORM_COMMISSION_PERCENT}% as payout.`,
    amount: RATE,
    per: 'of tour revenue',
    points: [
      'You set the price per guest',
      'Commission and payout on one statement',
      'Flights and stays booked apart do not count',
    ],
    action: { text: 'See the organizer portal', href: '/demo-portals' },
    isFixed: true,
  },
  {
    id: 'hosts',
    title: 'Hosts',
    text: 'We may charge a fee on stays.',
    amount: 'Your price',
    per: 'less our fee, where there is one',
    points: [
      'You set the price per night',
      'We say our fee before you publish',
      'You say what the price includes',
    ],
    action: { text: 'Become a host', href: '/become-host' },
  },
];

/** Those who pay as they agree with us. */
export const OTHER_ROLES = [
  {
    title: 'Travel agents',
    text: 'Earn commission on platform and external bookings. We may charge for the hub or a white-label site.',
  },
  { title: 'Companies', text: 'Pay the price of each trip. We may charge a portal fee.' },
] as const;

/** Figures of the worked example: 8 guests at $450 each. */
export const EXAMPLE = { guests: '8', price: '450' } as const;
