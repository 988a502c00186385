import { PLATFORM_COMMISSION_PERCENT } from 'tapa-ui/domain';
import { BriefcaseBusiness, CalendarDays, Hand, Map as MapIcon, MessageCircle, Wallet } from 'tapa-ui/icons';
import type { PageContent } from '../types';

export const page: PageContent = {
  title: 'For tour operators',
  description: `Cultural Tour Command Center: private heritage tours, expert applications, your team, and revenue after the ${PLATFORM_COMMISSION_PERCENT}% commission.`,
  h1: 'Run heritage tours with the right people',
  lede: 'Cultural Tour Command Center brings private tours, the experts who lead them, your team and your revenue onto one screen.',
  art: ['volcano', 'highlands'],
  action: { text: 'Open the demo', href: '/demo-portals' },
  sections: [
    {
      kind: 'dashboard',
      id: 'look',
      heading: 'A look inside',
      intro: 'Cultural Tour Command Center, as an organizer opens it in the morning.',
      role: 'tour_organizer',
    },
    {
      kind: 'features',
      id: 'outcomes',
      heading: 'What it does for you',
      items: [
        {
          icon: MapIcon,
          title: 'Tours that fill',
          text: 'Seats taken and seats left, tour by tour, and which one is still filling.',
        },
        {
          icon: Hand,
          title: 'The right people lead',
          text: 'Cultural experts apply with their expertise and experience. You approve or decline.',
        },
        {
          icon: Wallet,
          title: 'A statement that adds up',
          text: `This month and its growth, the ${PLATFORM_COMMISSION_PERCENT}% commission and the payout that stays with you.`,
        },
      ],
    },
    {
      kind: 'prose',
      id: 'price',
      heading: 'The price',
      paragraphs: [
        [
          `${PLATFORM_COMMISSION_PERCENT}% of tour revenue; ${100 - PLATFORM_COMMISSION_PERCENT}% is your payout. Flights and stays booked apart do not count. Try the `,
          { text: 'calculator', href: '/pricing#calculator' },
          ' with your own figures.',
        ],
      ],
    },
    {
      kind: 'faq',
      id: 'questions',
      heading: 'Questions from organizers',
      items: [
        {
          id: 'tour-first',
          question: 'What comes before a tour is published?',
          answer: [
            'An agreement with the community: what is shown, who speaks, which days are closed, what each household receives.',
          ],
        },
        {
          id: 'tour-filling',
          question: 'When does a tour stop filling?',
          answer: ['A tour shows as filling until you make it active.'],
        },
        {
          id: 'tour-try',
          question: 'Can I try it without an account?',
          answer: [
            [
              'Yes: open the tour organizer’s ',
              { text: 'demo portal', href: '/demo-portals' },
              '. Its figures are fictional.',
            ],
          ],
        },
      ],
    },
    {
      kind: 'list',
      id: 'good-tour',
      heading: 'What makes a good heritage tour',
      items: [
        'It is led by somebody whose story it is, and says so by name.',
        'It has empty hours: for an invitation, rain, or rest.',
        'Fees to villages and landowners are paid in full, on time, by you and not by the guest at the gate.',
        'It tells guests beforehand what to wear, bring, ask and leave alone.',
        'It ends with something the community asked for.',
      ],
    },
    {
      kind: 'cards',
      id: 'next',
      heading: 'Where to go next',
      items: [
        {
          icon: BriefcaseBusiness,
          title: 'Open the demo center',
          text: 'Look around as a tour organizer.',
          href: '/demo-portals',
        },
        {
          icon: CalendarDays,
          title: 'Festivals and events',
          text: 'Dates to build a tour around.',
          href: '/festivals-events',
        },
        { icon: MessageCircle, title: 'Contact', text: 'Ask for an organizer account.', href: '/contact' },
      ],
    },
  ],
};
