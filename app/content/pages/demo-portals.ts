import type { Role } from 'tapa-ui/domain';
import {
  BriefcaseBusiness,
  Building2,
  type DrawnIcon,
  House,
  Landmark,
  Luggage,
  Map as MapIcon,
  MessageCircle,
  ShieldCheck,
  Wallet,
} from 'tapa-ui/icons';
import type { PageContent } from '../types';

export const page: PageContent = {
  title: 'Demo portals',
  description:
    'Look at Tapa as a traveler, host, travel agent, tour organizer, administrator or corporate travel manager.',
  h1: 'Step into any portal',
  lede: 'A demo account for each of the seven roles. People, bookings and figures in it are fictional, and nothing that you press is booked or sent to anybody.',
  art: ['highlands', 'reef'],
  sections: [
    {
      kind: 'list',
      id: 'look',
      heading: 'What to look for',
      items: [
        'A “Sample data” chip marks examples that stand where an account has no figures yet.',
        'Buttons such as Approve, Save or Redeem can be pressed, and change nothing: you cannot break anything.',
        'The open tab is in the address: share it, reload it, go back.',
        'Try it with the keyboard alone, at 200% text size, and in the dark.',
      ],
    },
    {
      kind: 'faq',
      id: 'questions',
      heading: 'Questions about the demo',
      items: [
        {
          id: 'demo-kept',
          question: 'Is anything that I do kept?',
          answer: [
            'No: whatever you press, nothing changes. We note that a visit to a demo took place, as for every account.',
          ],
        },
        {
          id: 'demo-alike',
          question: 'Why do Admin and Super admin look alike?',
          answer: ['Both see the travel agent’s dashboard, filled with sample data, which says so.'],
        },
        {
          id: 'demo-switch',
          question: 'How do I switch to another role?',
          answer: ['Come back to this page and open the other portal. You need not log out in between.'],
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
          title: 'Tapa for business',
          text: 'Which portal does what.',
          href: '/business',
        },
        { icon: Wallet, title: 'Pricing', text: 'Who pays what.', href: '/pricing' },
        { icon: MessageCircle, title: 'Contact', text: 'Ask for an account of your own.', href: '/contact' },
      ],
    },
  ],
};

/** A demo account to sign in to. */
export interface DemoPortal {
  readonly role: Role;
  readonly icon: DrawnIcon;
  readonly name: string;
  /** The description of the portal. */
  readonly text: string;
}

/** One for each role, in the order of the specification. */
export const DEMO_PORTALS: readonly DemoPortal[] = [
  {
    role: 'traveler',
    icon: Luggage,
    name: 'Traveler',
    text: 'Trips, wishlist, rewards and recommendations.',
  },
  {
    role: 'provider',
    icon: House,
    name: 'Provider',
    text: 'A host’s account: it opens the traveler dashboard.',
  },
  {
    role: 'travel_agent',
    icon: BriefcaseBusiness,
    name: 'Travel agent',
    text: 'Travel Agent Hub with clients, bookings and commissions.',
  },
  {
    role: 'tour_organizer',
    icon: MapIcon,
    name: 'Tour organizer',
    text: 'Cultural Tour Command Center with tours, applications and revenue.',
  },
  {
    role: 'admin',
    icon: ShieldCheck,
    name: 'Admin',
    text: 'Travel Agent Hub, filled with sample data.',
  },
  {
    role: 'corporate_admin',
    icon: Building2,
    name: 'Corporate admin',
    text: 'Corporate Travel Management with approvals, budget and policies.',
  },
  {
    role: 'super_admin',
    icon: Landmark,
    name: 'Super admin',
    text: 'As the administrator: Travel Agent Hub with sample data.',
  },
];

/** Shown where the site runs without a demo API. */
export const NO_DEMO_API =
  'The demo accounts cannot be opened on this site. Here is what each of them shows.';

/** Shown when signing in to a demo account failed. */
export const DEMO_LOGIN_FAILED = 'The demo account could not be opened. Please try again in a moment.';
