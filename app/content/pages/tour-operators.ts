import { PLATFORM_COMMISSION_PERCENT } from 'tapa-ui/domain';
import {
  BriefcaseBusiness,
  CalendarDays,
  ChartColumn,
  Hand,
  Map as MapIcon,
  MessageCircle,
  Users,
  Wallet,
} from 'tapa-ui/icons';
import type { PageContent } from '../types';

export const page: PageContent = {
  title: 'For tour operators',
  description: `Cultural Tour Command Center: private heritage tours, expert applications, your team, and revenue after the ${PLATFORM_COMMISSION_PERCENT}% commission.`,
  h1: 'Run heritage tours with the right people',
  lede: 'Cultural Tour Command Center brings private tours, the experts who lead them, your team and your revenue onto one screen.',
  art: ['volcano', 'highlands'],
  sections: [
    {
      kind: 'features',
      id: 'center',
      heading: 'What is in the command center',
      items: [
        {
          icon: MapIcon,
          title: 'Private tours',
          text: 'Title, theme, destination, dates and seats: how many are taken, how many are left, which tour is still filling.',
        },
        {
          icon: Hand,
          title: 'Applications',
          text: 'Cultural experts apply to lead a tour, with expertise and experience. You approve or decline.',
        },
        {
          icon: Users,
          title: 'Team',
          text: 'Guides, coordinators, cultural experts and logistics, each as a share of the whole team.',
        },
        {
          icon: ChartColumn,
          title: 'Analytics',
          text: 'Ratings, completed tours and destinations, seats taken, and tours by status.',
        },
        {
          icon: Wallet,
          title: 'Revenue',
          text: `This month and its growth, the ${PLATFORM_COMMISSION_PERCENT}% platform commission and the payout that stays with you.`,
        },
      ],
    },
    {
      kind: 'dashboard',
      id: 'look',
      heading: 'A look inside',
      intro: [
        'Cultural Tour Command Center as organizers open it, with sample data. ',
        { text: 'Walk around in it', href: '/demo-portals' },
        '.',
      ],
      role: 'tour_organizer',
    },
    {
      kind: 'steps',
      id: 'tour',
      heading: 'From idea to departure',
      items: [
        {
          title: 'Agree with the community',
          text: 'What is shown, who speaks, which days are closed, what each household receives.',
        },
        {
          title: 'Publish dates and seats',
          text: 'A small group by default. A tour shows as filling until you make it active.',
        },
        { title: 'Choose your experts', text: 'Applications arrive beside the tour they are for.' },
        {
          title: 'Guide, then settle',
          text: [
            'The revenue tab splits commission and payout. Try the ',
            { text: 'calculator', href: '/pricing#calculator' },
            ' with your own figures.',
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
