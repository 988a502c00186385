import {
  BriefcaseBusiness,
  ChartColumn,
  Globe,
  Luggage,
  MessageCircle,
  Search,
  Users,
  Wallet,
} from 'tapa-ui/icons';
import type { PageContent } from '../types';

export const page: PageContent = {
  title: 'For travel agents',
  description:
    'Travel Agent Hub: clients, bookings, quotes, external providers, commissions and a white-label site in one workspace.',
  h1: 'Your Pacific desk, in one place',
  lede: 'Travel Agent Hub keeps clients, bookings, quotes, outside providers and commissions together, so that you can spend the day on the trip itself.',
  art: ['stilts', 'reef'],
  sections: [
    {
      kind: 'features',
      id: 'workspace',
      heading: 'What is in the hub',
      items: [
        {
          icon: ChartColumn,
          title: 'Overview',
          text: 'Active clients, total bookings, pending quotes and commissions, with the latest bookings and four quick actions.',
        },
        {
          icon: Users,
          title: 'Clients',
          text: 'Active, new, returning and VIP clients counted, and a list that tells clients from prospects.',
        },
        {
          icon: Luggage,
          title: 'Bookings',
          text: 'Client, destination, kind of trip, dates, status and value, line by line.',
        },
        {
          icon: Search,
          title: 'External APIs',
          text: 'Search tools for flights, hotels and experiences, and how each outside provider performs.',
        },
        {
          icon: Globe,
          title: 'White-label',
          text: [
            'Your own branded site on the same stock. More under ',
            { text: 'business solutions', href: '/business-solutions' },
            '.',
          ],
        },
        {
          icon: Wallet,
          title: 'Analytics',
          text: 'Conversion, retention, ratings and a commission breakdown: platform and external, this month and last.',
        },
      ],
    },
    {
      kind: 'dashboard',
      id: 'look',
      heading: 'A look inside',
      intro: [
        'Travel Agent Hub as agents open it, with sample data. ',
        { text: 'Walk around in it', href: '/demo-portals' },
        '.',
      ],
      role: 'travel_agent',
    },
    {
      kind: 'steps',
      id: 'day',
      heading: 'A day in the hub',
      items: [
        {
          title: 'Open the overview',
          text: 'Pending quotes come first: they are what somebody is waiting for.',
        },
        {
          title: 'Check what changed',
          text: 'Bookings that are not confirmed stand out by icon, word and color.',
        },
        {
          title: 'Build a quote',
          text: 'Put stays and tours from the marketplace beside flights and hotels from your providers.',
        },
        {
          title: 'Close the month',
          text: 'Compare commissions with last month, split by platform and external bookings.',
        },
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
