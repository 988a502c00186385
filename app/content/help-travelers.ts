import type { Question } from './types';

export const TRIP_QUESTIONS: readonly Question[] = [
  {
    id: 'book-a-stay',
    question: 'How do I book a stay or a tour?',
    answer: [
      [
        'Choose a ',
        { text: 'destination', href: '/destinations' },
        ', sign in, and look at the recommendations on your dashboard. Your bookings are listed under My Trips with dates and status.',
      ],
      [
        'For trips with several islands, a ',
        { text: 'travel agent', href: '/agents' },
        ' can put the parts together.',
      ],
    ],
  },
  {
    id: 'booking-status',
    question: 'What does the status of a booking mean?',
    answer: [
      '“Confirmed” means that the host or organizer has agreed. Any other word, such as pending, means that an answer is still due. Do not buy flights on a booking that is not confirmed.',
    ],
  },
  {
    id: 'date-to-be-confirmed',
    question: 'Why does a trip say “Date to be confirmed”?',
    answer: [
      'Your host has not set the date yet. The trip counts neither as upcoming nor as completed until then.',
    ],
  },
  {
    id: 'which-day',
    question: 'Whose calendar do dates follow?',
    answer: [
      'Check-in and check-out are days at the place of your stay. They do not shift when you open the page in another time zone, even across the date line.',
    ],
  },
  {
    id: 'change-or-cancel',
    question: 'How do I change or cancel?',
    answer: [
      'Write to your host, organizer or agent: they decide by the conditions of the booking. Nothing can be changed from the dashboard yet.',
      [
        'Which rules will apply is a point of our ',
        { text: 'terms', href: '/terms' },
        ', which are not written yet.',
      ],
    ],
  },
  {
    id: 'storm-or-mourning',
    question: 'What if a storm, a strike or a funeral changes the plan?',
    answer: [
      [
        'It happens, and hosts will offer another day where they can. Keep a spare day before international flights, and read ',
        { text: 'travel safely', href: '/safety' },
        '.',
      ],
    ],
  },
  {
    id: 'planner',
    question: 'Does the itinerary planner use artificial intelligence?',
    answer: [
      [
        'No. The ',
        { text: 'planner', href: '/ai-itinerary' },
        ' arranges our destination guides by fixed rules in your browser. It sends and books nothing.',
      ],
    ],
  },
  {
    id: 'access-needs',
    question: 'I use a wheelchair. What can I expect?',
    answer: [
      'Hotels and museums in the larger towns are often accessible; villages, boats and trails seldom are. Ask for door widths, steps, bathrooms and transport before you book, or let an agent ask for you.',
    ],
  },
];

export const ACCOUNT_QUESTIONS: readonly Question[] = [
  {
    id: 'create-account',
    question: 'How do I create an account?',
    answer: [
      [
        'On the ',
        { text: 'sign-in page', href: '/auth' },
        ', under “Create account”. Where accounts are not open yet, the form says so and sends nothing.',
      ],
    ],
  },
  {
    id: 'reset-password',
    question: 'I forgot my password. How do I reset it?',
    answer: [
      [
        'We cannot send you a link from here yet: ',
        { text: 'ask us', href: '/contact' },
        '. Nobody will ever ask you for your password.',
      ],
    ],
  },
  {
    id: 'demo-account',
    question: 'What is a demo account?',
    answer: [
      [
        'An account with fictional people and figures, marked with a “Demo” badge. Open one from the ',
        { text: 'demo portals', href: '/demo-portals' },
        '.',
      ],
    ],
  },
  {
    id: 'log-out',
    question: 'How do I log out?',
    answer: [
      'Open the menu behind your picture or initials at the top end of the page, and choose Log out. On a shared computer, close the browser too.',
    ],
  },
  {
    id: 'rewards',
    question: 'How do rewards work?',
    answer: [
      `The Rewards tab shows your level, your points and what they can be used for: a discount, an airport transfer, priority support, private tours. Rewards with a lock open at the level Platinum Adventurer.`,
    ],
  },
  {
    id: 'nothing-happens',
    question: 'Can I already save, redeem or approve?',
    answer: [
      'Not yet: you can see these buttons, but pressing them changes nothing so far. Nothing is lost, and nothing is sent.',
    ],
  },
  {
    id: 'sample-data',
    question: 'What does “Sample data” mean?',
    answer: [
      'There are no figures of yours for this panel yet, so you see examples. Do not take them for facts about your account.',
    ],
  },
];
