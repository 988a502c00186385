import { BriefcaseBusiness, MessageCircle, Search, Users, Wallet } from 'tapa-ui/icons';
import type { PageContent } from '../types';

export const page: PageContent = {
  title: 'For travel agents',
  description:
    'Travel Agent Hub: clients, bookings, quotes, external providers, commissions and a white-label site in one workspace.',
  h1: 'Your Pacific desk, in one place',
  lede: 'Travel Agent Hub keeps clients, bookings, quotes, outside providers and commissions together, so that you can spend the day on the trip itself.',
  art: ['stilts', 'reef'],
  action: { text: 'Open the demo', href: '/demo-portals' },
  sections: [
    {
      kind: 'dashboard',
      id: 'look',
      heading: 'A look inside',
      intro: 'Travel Agent Hub, as an agent opens it in the morning.',
      role: 'travel_agent',
    },
    {
      kind: 'features',
      id: 'outcomes',
      heading: 'What it does for you',
      items: [
        {
          icon: Users,
          title: 'Nobody waits unseen',
          text: 'Pending bookings and quotes come first, with the client, the dates and the value.',
        },
        {
          icon: Search,
          title: 'One desk for every source',
          text: 'Search flights, hotels and experiences, and see how each outside provider performs.',
        },
        {
          icon: Wallet,
          title: 'Commissions that add up',
          text: 'Platform and external commission apart, this month beside the last.',
        },
      ],
    },
    {
      kind: 'prose',
      id: 'price',
      heading: 'The price',
      paragraphs: [
        [
          'You earn commission on platform and external bookings. We may charge for the hub or a white-label site. ',
          { text: 'All prices', href: '/pricing' },
        ],
      ],
    },
    {
      kind: 'faq',
      id: 'questions',
      heading: 'Questions from agents',
      items: [
        {
          id: 'agent-commission',
          question: 'How much commission do I earn?',
          answer: [
            'We agree on that with you. The hub shows platform and external commission apart, so you can check each month.',
          ],
        },
        {
          id: 'agent-providers',
          question: 'Which outside providers can I use?',
          answer: [
            'Tell us which you work with. Where figures of a provider are missing, the hub shows sample data and marks it so; it never counts as a fact.',
          ],
        },
        {
          id: 'agent-brand',
          question: 'Can it look like my agency?',
          answer: [
            [
              'Yes: a white-label site takes your name, logo and colors. More under ',
              { text: 'business solutions', href: '/business-solutions' },
              '.',
            ],
          ],
        },
        {
          id: 'agent-try',
          question: 'Can I try it without an account?',
          answer: [
            [
              'Yes: open the travel agent’s ',
              { text: 'demo portal', href: '/demo-portals' },
              '. Its figures are fictional.',
            ],
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
          icon: BriefcaseBusiness,
          title: 'Open the demo hub',
          text: 'Look around as a travel agent.',
          href: '/demo-portals',
        },
        { icon: Wallet, title: 'Pricing', text: 'Who pays what, role by role.', href: '/pricing' },
        { icon: MessageCircle, title: 'Contact', text: 'Ask for an agent account.', href: '/contact' },
      ],
    },
  ],
};
