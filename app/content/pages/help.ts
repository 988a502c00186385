import { MessageCircle, ShieldCheck, Wallet } from 'tapa-ui/icons';
import { BUSINESS_QUESTIONS, SITE_QUESTIONS } from '../help-business';
import { ACCOUNT_QUESTIONS, TRIP_QUESTIONS } from '../help-travelers';
import type { PageContent } from '../types';

export const page: PageContent = {
  title: 'Help',
  description:
    'Search answers about bookings, rewards, accounts, hosting, agent and corporate portals, and this website.',
  h1: 'How can we help?',
  lede: 'Search the answers, or read a group from top to bottom. Every question has an address of its own that you can share.',
  art: ['lagoon', 'reef'],
  sections: [
    { kind: 'faq', id: 'trips', heading: 'Trips and bookings', items: TRIP_QUESTIONS },
    { kind: 'faq', id: 'account', heading: 'Account and rewards', items: ACCOUNT_QUESTIONS },
    {
      kind: 'faq',
      id: 'business',
      heading: 'Hosts, agents, organizers and companies',
      items: BUSINESS_QUESTIONS,
    },
    { kind: 'faq', id: 'site', heading: 'This website', items: SITE_QUESTIONS },
    {
      kind: 'cards',
      id: 'next',
      heading: 'Not answered?',
      items: [
        { icon: MessageCircle, title: 'Contact', text: 'Who answers what, and a form.', href: '/contact' },
        {
          icon: ShieldCheck,
          title: 'Travel safely',
          text: 'Weather, sea, health and emergencies.',
          href: '/safety',
        },
        { icon: Wallet, title: 'Pricing', text: 'Who pays what, role by role.', href: '/pricing' },
      ],
    },
  ],
};
