import { BriefcaseBusiness, Building2, CodeXml, House, Map as MapIcon, Wallet } from 'tapa-ui/icons';
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
      kind: 'dashboard',
      id: 'look',
      heading: 'A look inside',
      intro: 'One of the four: Travel Agent Hub.',
      role: 'travel_agent',
    },
    {
      kind: 'table',
      id: 'compare',
      heading: 'Which portal does what',
      caption: 'Functions by portal',
      columns: ['Function', 'Host', 'Travel agent', 'Tour operator', 'Company'],
      rows: [
        ['See own bookings', 'Yes', 'For clients', 'By tour', 'By employee'],
        ['Work with a team', 'No', 'No', 'Guides, coordinators, experts, logistics', 'Departments'],
        ['Approve or decline', 'No', 'No', 'Expert applications', 'Travel requests'],
        ['Commission or revenue', 'No', 'Commissions', 'Revenue, commission, payout', 'Budgets'],
        ['Own branding', 'No', 'White-label site', 'No', 'No'],
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
      kind: 'faq',
      id: 'questions',
      heading: 'Questions from partners',
      items: [
        {
          id: 'business-price',
          question: 'What does it cost?',
          answer: [
            [
              'That depends on your role. ',
              { text: 'Pricing', href: '/pricing' },
              ' says what is fixed, and who sets the rest.',
            ],
          ],
        },
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
