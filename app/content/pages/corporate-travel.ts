import {
  Building2,
  ChartColumn,
  Landmark,
  ListChecks,
  MessageCircle,
  ShieldCheck,
  Users,
  Wallet,
} from 'tapa-ui/icons';
import type { PageContent } from '../types';

export const page: PageContent = {
  title: 'Corporate travel',
  description:
    'Requests, approvals, budgets by department and travel policies for companies with people working across the Pacific.',
  h1: 'Company travel that people can follow',
  lede: 'One screen for requests, approvals, budgets and policies, for companies, agencies and missions with people working across the islands.',
  art: ['lagoon', 'stilts'],
  sections: [
    {
      kind: 'features',
      id: 'portal',
      heading: 'What is in the portal',
      items: [
        {
          icon: Users,
          title: 'Employees',
          text: 'Who travels, in which department and position, and how much of a travel budget is used.',
        },
        {
          icon: ListChecks,
          title: 'Approvals',
          text: 'Destination, purpose, dates and cost of every request. Pending ones can be approved or declined; approved ones say so.',
        },
        {
          icon: Wallet,
          title: 'Budget',
          text: 'Total, used and remaining, and each department beside what it was given. Overspending is shown in words.',
        },
        {
          icon: Landmark,
          title: 'Policies',
          text: 'Name, description, status and the day of the last change, where everybody can read them.',
        },
        {
          icon: ChartColumn,
          title: 'Analytics',
          text: 'Compliance score, contracts, and spending by department.',
        },
      ],
    },
    {
      kind: 'dashboard',
      id: 'look',
      heading: 'A look inside',
      intro: [
        'Corporate Travel Management as companies open it, with sample data. ',
        { text: 'Walk around in it', href: '/demo-portals' },
        '.',
      ],
      role: 'corporate_admin',
    },
    {
      kind: 'steps',
      id: 'request',
      heading: 'How a request moves',
      items: [
        { title: 'Somebody asks', text: 'Where to, what for, when, and what it will cost.' },
        {
          title: 'A manager decides',
          text: 'With the department’s budget in view, not in another spreadsheet.',
        },
        {
          title: 'The trip is booked',
          text: ['On this marketplace or by your ', { text: 'travel agent', href: '/agents' }, '.'],
        },
        {
          title: 'The budget follows',
          text: 'Used and remaining change together, and a bar turns when a department comes near its limit.',
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
