import type { PagePath } from './paths';
import type { PageMeta } from './types';

/** Titles and descriptions, apart from the pages, so that a page's text loads only when it is opened. */
export const PAGE_META: Readonly<Record<PagePath, PageMeta>> = {
  '/': {
    title: 'Pacific travel with its makers',
    description:
      'Stays, workshops and heritage tours in the Pacific Islands, led by the people whose heritage it is. Search destinations or sign in to your portal.',
  },
  '/auth': {
    title: 'Sign in',
    description: 'Sign in to Tapa or create an account to see your trips, bookings and rewards.',
  },
  '/terms': {
    title: 'Terms of use (template)',
    description:
      'A template for the terms of use of a Tapa marketplace: which points an operator has to settle before opening for bookings.',
  },
  '/privacy': {
    title: 'Privacy (template)',
    description:
      'What this software records and sends, in plain words, and a template for the privacy notice that an operator has to write.',
  },
  '/ai-itinerary': {
    title: 'Itinerary planner',
    description:
      'Turn a destination, dates, interests and a pace into a day-by-day outline, built in your browser from our destination guides.',
  },
  '/agents': {
    title: 'Plan with a travel agent',
    description:
      'When a travel agent helps with a Pacific trip, what to tell them, what to ask, and how they work with you on Tapa.',
  },
  '/demo-portals': {
    title: 'Demo portals',
    description:
      'Look at Tapa as a traveler, host, travel agent, tour organizer, administrator or corporate travel manager.',
  },
  '/pricing': {
    title: 'Pricing',
    description:
      'Who pays what on Tapa, role by role, with a worked example and a calculator for the 15% platform commission on tour revenue.',
  },
  '/destinations': {
    title: 'Destinations',
    description:
      'Ten Pacific destinations with seasons, languages, Sunday customs and what to do there. Filter by crafts, food, music, heritage, nature or ocean.',
  },
  '/cultural-experiences': {
    title: 'Cultural experiences and traditional crafts',
    description:
      'Barkcloth, weaving, carving, quilting, dance and kava across the Pacific: what you can learn, from whom, and how to be a good guest.',
  },
  '/food-cooking': {
    title: 'Food and cooking',
    description:
      'Earth ovens, coconut cream, taro, breadfruit and kava: what Pacific cooks make, where to learn it, and how to eat as a guest.',
  },
  '/contact': {
    title: 'Contact',
    description: 'Where to take a question about a trip, a stay you host, a client, a tour or a partnership.',
  },
  '/business': {
    title: 'Tapa for business',
    description:
      'One marketplace, four ways to work on it: hosting, selling trips as an agent, running heritage tours, managing company travel.',
  },
  '/become-host': {
    title: 'Become a host',
    description:
      'Welcome travelers to your home, workshop or village on your own terms: who can host, how it starts, and what to agree on first.',
  },
  '/help': {
    title: 'Help',
    description:
      'Search answers about bookings, rewards, accounts, hosting, agent and corporate portals, and this website.',
  },
  '/travel-agents': {
    title: 'For travel agents',
    description:
      'Travel Agent Hub: clients, bookings, quotes, external providers, commissions and a white-label site in one workspace.',
  },
  '/safety': {
    title: 'Travel safely',
    description:
      'Weather, sea, health, volcanoes and respect: what to check before and during a trip to the Pacific Islands, and where to find official advice.',
  },
  '/business-solutions': {
    title: 'Business solutions',
    description:
      'White-label sites, embeddable widgets, themes and a component library for partners who sell Pacific travel on their own pages.',
  },
  '/tour-operators': {
    title: 'For tour operators',
    description:
      'Cultural Tour Command Center: private heritage tours, expert applications, your team, and revenue after the 15% commission.',
  },
  '/corporate-travel': {
    title: 'Corporate travel',
    description:
      'Requests, approvals, budgets by department and travel policies for companies with people working across the Pacific.',
  },
  '/festivals-events': {
    title: 'Festivals and events',
    description:
      'A year of Pacific festivals, month by month: what each one celebrates, where it is held, and how to attend as a guest.',
  },
};
