import { PLATFORM_COMMISSION_PERCENT } from 'tapa-ui/domain';
import type { Question } from './types';

export const BUSINESS_QUESTIONS: readonly Question[] = [
  {
    id: 'start-hosting',
    question: 'How do I start hosting?',
    answer: [
      [
        'Read ',
        { text: 'become a host', href: '/become-host' },
        ', agree with your family and community on what to offer, then write to us.',
      ],
    ],
  },
  {
    id: 'commission',
    question: 'How large is the commission?',
    answer: [
      [
        `On tour revenue it is ${PLATFORM_COMMISSION_PERCENT}%. The `,
        { text: 'calculator', href: '/pricing#calculator' },
        ' shows commission and payout for any amount.',
      ],
    ],
  },
  {
    id: 'agent-account',
    question: 'How do I get a travel agent’s or organizer’s account?',
    answer: [
      [
        'We set it up for you. Ask on the ',
        { text: 'contact page', href: '/contact' },
        ' and name your business and country.',
      ],
    ],
  },
  {
    id: 'wrong-dashboard',
    question: 'I see the wrong dashboard. What can I do?',
    answer: [
      'The dashboard follows the role of your account. If a notice says that your role is unknown, tell us which role it names.',
    ],
  },
  {
    id: 'approve-requests',
    question: 'Who can approve travel requests?',
    answer: [
      'Corporate administrators see the Approvals tab. Only pending requests can be approved or declined.',
    ],
  },
  {
    id: 'white-label',
    question: 'Can I use the marketplace under my own name?',
    answer: [
      [
        'Yes, as a white-label site or with widgets: see ',
        { text: 'business solutions', href: '/business-solutions' },
        '.',
      ],
    ],
  },
];

export const SITE_QUESTIONS: readonly Question[] = [
  {
    id: 'offline',
    question: 'What works without a connection?',
    answer: [
      'Pages that you opened before may still open. A banner tells you that you are offline; your bookings and figures need a connection.',
    ],
  },
  {
    id: 'keyboard',
    question: 'Can I use the site with the keyboard?',
    answer: [
      'Yes. On every page the first Tab key offers to skip to the content. In tabs and menus, use the arrow keys. F8 moves to a message that has just appeared.',
    ],
  },
  {
    id: 'accessibility',
    question: 'How accessible is this website?',
    answer: [
      'We aim at WCAG 2.2, level AA, and check every page for it ourselves: by automatic tests, by keyboard, at 200% text size and in high contrast. Nobody outside has certified it. We know of these limits: the site is in English only, and it has not been tried with every screen reader.',
      [
        'Something is in your way? ',
        { text: 'Tell us', href: '/contact' },
        ' which page it was, and which browser and which aids you use.',
      ],
    ],
  },
  {
    id: 'text-size',
    question: 'How do I make the text larger?',
    answer: [
      'With your browser’s zoom or text size. Pages stay readable at 400% without scrolling sideways.',
    ],
  },
  {
    id: 'dark-mode',
    question: 'How do I switch to dark colors?',
    answer: ['The site follows the setting of your device.'],
  },
  {
    id: 'something-went-wrong',
    question: 'A page says “Something went wrong”. What now?',
    answer: [
      'Press Try Again, then Reload Page. We have been told of the error already. If it stays, write to us what you did just before.',
    ],
  },
  {
    id: 'print',
    question: 'Can I print a page?',
    answer: ['Yes. Navigation is left out on paper, so that a booking or an outline fits on few pages.'],
  },
];
