import { PLATFORM_COMMISSION_PERCENT } from 'tapa-ui/domain';
import type { PageContent } from '../types';

const RATE = `${PLATFORM_COMMISSION_PERCENT}%`;

export const page: PageContent = {
  title: 'Pricing',
  description: `Who pays what on Tapa, role by role, with a worked example and a calculator for the ${RATE} platform commission on tour revenue.`,
  h1: 'Who pays what',
  lede: `One number is the same for everybody: a ${RATE} platform commission on tour revenue. Everything else is set by hosts, by organizers or by us, and this page says by whom.`,
  art: ['market', 'canoe'],
  sections: [
    {
      kind: 'table',
      id: 'by-role',
      heading: 'By role',
      caption: 'What each role pays, what it earns, and who sets the amount',
      columns: ['Role', 'Pays', 'Earns', 'Set by'],
      rows: [
        [
          'Traveler',
          'The price shown, in US dollars: by the night for stays, by the person for tours',
          'Reward points',
          'The host or organizer',
        ],
        [
          'Host',
          'Our fee on stays, where there is one',
          'The price of the stay less that fee',
          'Price: the host. Fee: we',
        ],
        [
          'Tour organizer',
          `${RATE} of tour revenue`,
          `${100 - PLATFORM_COMMISSION_PERCENT}% of tour revenue, as payout`,
          'Price: the organizer. Commission: we',
        ],
        [
          'Travel agent',
          'Our fee for the hub or a white-label site, where there is one',
          'Commission on platform and external bookings',
          'Agreement with us or with the provider',
        ],
        ['Company', 'The price of each trip; a portal fee, where there is one', 'Nothing', 'We'],
      ],
    },
    {
      kind: 'prose',
      id: 'example',
      heading: 'A worked example',
      paragraphs: [
        `A private heritage tour has 8 guests at $450 each. Tour revenue is $3,600. The platform keeps ${RATE}, which is $540. The organizer is paid $3,060, and pays guides, experts, drivers and village fees from it as agreed with them.`,
        'Revenue means what guests pay for the tour. Flights and stays that they book apart from it do not count.',
      ],
    },
    {
      kind: 'list',
      id: 'included',
      heading: 'What a price has to say',
      items: [
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
          icon: 'map',
          title: 'For tour operators',
          text: 'Where commission and payout are shown.',
          href: '/tour-operators',
        },
        { icon: 'home', title: 'Become a host', text: 'Set your own price.', href: '/become-host' },
        { icon: 'message', title: 'Ask about a fee', text: 'We answer.', href: '/contact' },
      ],
    },
  ],
};
