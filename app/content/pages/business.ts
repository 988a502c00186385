import {
  BriefcaseBusiness,
  Building2,
  CalendarDays,
  CodeXml,
  House,
  ListChecks,
  Map as MapIcon,
  Wallet,
} from 'tapa-ui/icons';
import type { PageContent } from '../types';

export const page: PageContent = {
  title: 'Tapa for business',
  description:
    'One marketplace, four ways to work on it: hosting, selling trips as an agent, running heritage tours, managing company travel.',
  h1: 'Work with the Pacific, on one marketplace',
  lede: 'Hosts, agents, tour organizers and companies use the same bookings, each from a portal of their own. Find yours.',
  art: ['market', 'highlands'],
  action: { text: 'Open the demo', href: '/demo-portals' },
  sections: [
    {
      kind: 'dashboard',
      id: 'look',
      heading: 'A look inside',
      intro: 'One of the four: Travel Agent Hub.',
      role: 'travel_agent',
    },
    {
      kind: 'features',
      id: 'outcomes',
      heading: 'What it does for you',
      items: [
        {
          icon: CalendarDays,
          title: 'One booking, seen by all',
          text: 'Hosts, agents, organizers and companies see the same dates and the same status.',
        },
        {
          icon: ListChecks,
          title: 'What waits comes first',
          text: 'Requests, applications and pending bookings stand before everything else.',
        },
        {
          icon: Wallet,
          title: 'Figures that add up',
          text: 'Commissions, payouts and budgets, this month beside the last.',
        },
      ],
    },
    {
      kind: 'prose',
      id: 'price',
      heading: 'The price',
      paragraphs: [
        ['It depends on your role. ', { text: 'What is fixed, and who sets the rest', href: '/pricing' }],
      ],
    },
    {
      kind: 'faq',
      id: 'questions',
      heading: 'Questions from partners',
      items: [
        {
          id: 'business-try',
          question: 'Can I try it without an account?',
          answer: [
            [
              'Yes: each role has a ',
              { text: 'demo portal', href: '/demo-portals' },
              '. Its figures are fictional.',
            ],
          ],
        },
      ],
    },
    {
      kind: 'cards',
      id: 'portals',
      heading: 'Four ways to work here',
      items: [
        {
          icon: House,
          title: 'Host',
          text: 'Welcome travelers to your home, workshop or village, with your own rules and prices.',
          href: '/become-host',
        },
        {
          icon: BriefcaseBusiness,
          title: 'Travel agent',
          text: 'Clients, quotes, commissions and a branded site.',
          href: '/travel-agents',
        },
        {
          icon: MapIcon,
          title: 'Tour operator',
          text: 'Private heritage tours with experts, a team and clear revenue.',
          href: '/tour-operators',
        },
        {
          icon: Building2,
          title: 'Company',
          text: 'Travel requests, approvals, budgets and policies.',
          href: '/corporate-travel',
        },
      ],
    },
    {
      kind: 'prose',
      id: 'principles',
      heading: 'What we ask of every partner',
      paragraphs: [
        'Heritage belongs to people. A tour, a stay or a workshop is listed by those whose heritage it is, or with their agreement, and names them.',
        'Prices are whole: village fees, guide fees and park fees are named before booking, not at the gate.',
        'A plan may change for a funeral, a harvest or a storm. Partners tell travelers early and offer another day.',
      ],
    },
    {
      kind: 'cards',
      id: 'next',
      heading: 'Where to go next',
      items: [
        { icon: Wallet, title: 'Pricing', text: 'Who pays what, with a calculator.', href: '/pricing' },
        {
          icon: CodeXml,
          title: 'Business solutions',
          text: 'Widgets and white-label sites for your own pages.',
          href: '/business-solutions',
        },
        {
          icon: BriefcaseBusiness,
          title: 'Demo portals',
          text: 'Look around in any role.',
          href: '/demo-portals',
        },
      ],
    },
  ],
};
