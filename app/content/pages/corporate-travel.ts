import { Building2, Landmark, ListChecks, MessageCircle, ShieldCheck, Wallet } from 'tapa-ui/icons';
import type { PageContent } from '../types';

export const page: PageContent = {
  title: 'Corporate travel',
  description:
    'Requests, approvals, budgets by department and travel policies for companies with people working across the Pacific.',
  h1: 'Company travel that people can follow',
  lede: 'One screen for requests, approvals, budgets and policies, for companies, agencies and missions with people working across the islands.',
  art: ['lagoon', 'stilts'],
  action: { text: 'Open the demo', href: '/demo-portals' },
  sections: [
    {
      kind: 'dashboard',
      id: 'look',
      heading: 'A look inside',
      intro: 'Corporate Travel Management, as a travel manager opens it in the morning.',
      role: 'corporate_admin',
    },
    {
      kind: 'features',
      id: 'outcomes',
      heading: 'What it does for you',
      items: [
        {
          icon: ListChecks,
          title: 'Decisions with the budget in view',
          text: 'Each request shows what its department has left, and what would be left after it.',
        },
        {
          icon: Wallet,
          title: 'Budgets that follow',
          text: 'Used and remaining change together. Overspending is shown in words.',
        },
        {
          icon: Landmark,
          title: 'Policies that people find',
          text: 'Name, description, status and the day of the last change, where everybody can read them.',
        },
      ],
    },
    {
      kind: 'prose',
      id: 'price',
      heading: 'The price',
      paragraphs: [
        [
          'You pay the price of each trip. We may charge a portal fee. ',
          { text: 'All prices', href: '/pricing' },
        ],
      ],
    },
    {
      kind: 'faq',
      id: 'questions',
      heading: 'Questions from companies',
      items: [
        {
          id: 'company-books',
          question: 'Who books the trip?',
          answer: [
            [
              'You do, on this marketplace, or your ',
              { text: 'travel agent', href: '/agents' },
              ' does, once a manager has decided.',
            ],
          ],
        },
        {
          id: 'company-limit',
          question: 'How do I see that a department comes near its limit?',
          answer: ['Its bar turns, and a word says so: you need not tell colors apart.'],
        },
        {
          id: 'company-try',
          question: 'Can I try it without an account?',
          answer: [
            [
              'Yes: open the company’s ',
              { text: 'demo portal', href: '/demo-portals' },
              '. Its figures are fictional.',
            ],
          ],
        },
      ],
    },
    {
      kind: 'list',
      id: 'policy',
      heading: 'Worth writing into a Pacific travel policy',
      items: [
        'A spare day at each end of a trip to outer islands; ask for it as a rule, not as a favor.',
        'Who watches cyclone, volcano and tsunami warnings, and who may call people back.',
        'Medical evacuation cover, and how people reach it without mobile data.',
        'Local guides and drivers paid by day, at agreed rates, also when the plan changes.',
        'Sunday and Sabbath rest for staff and for the people they visit.',
      ],
    },
    {
      kind: 'cards',
      id: 'next',
      heading: 'Where to go next',
      items: [
        {
          icon: Building2,
          title: 'Open the demo portal',
          text: 'Look around as a corporate travel manager.',
          href: '/demo-portals',
        },
        { icon: ShieldCheck, title: 'Travel safely', text: 'The checks before every trip.', href: '/safety' },
        { icon: MessageCircle, title: 'Contact', text: 'Ask for a company account.', href: '/contact' },
      ],
    },
  ],
};
