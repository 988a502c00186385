import type { PageContent } from '../types';

export const page: PageContent = {
  title: 'Contact',
  description: 'Where to take a question about a trip, a stay you host, a client, a tour or a partnership.',
  h1: 'Reach the right person',
  lede: 'Most questions have a shorter way than a form. Start with the list; write to us if nothing on it fits.',
  art: ['stilts', 'market'],
  sections: [
    {
      kind: 'table',
      id: 'who',
      heading: 'Who answers what',
      caption: 'Questions and who answers them soonest',
      columns: ['Your question', 'Soonest answer'],
      rows: [
        [
          'Something urgent on a trip',
          [
            'Your host or guide, then the local emergency number. See ',
            { text: 'travel safely', href: '/safety#emergency' },
            '.',
          ],
        ],
        ['A date, a diet, a pick-up', 'Your host: the booking has the address and the number.'],
        ['A change in a trip that an agent arranged', 'Your agent. They hold all parts of the trip.'],
        ['A request or a budget at your company', 'Your travel manager, or the Approvals tab of the portal.'],
        [
          'How this website works',
          ['The ', { text: 'help pages', href: '/help' }, ', which can be searched.'],
        ],
        ['Hosting, an agent’s or organizer’s account, a partnership', 'The form below.'],
        [
          'A concern about a stay, a tour or a person',
          'The form below. Choose “A concern”, and say what happened, where and when.',
        ],
      ],
    },
  ],
};

/** Topics of a message; the first is chosen at the start. */
export const CONTACT_TOPICS = [
  { value: 'trip', label: 'A trip or a booking' },
  { value: 'host', label: 'Hosting' },
  { value: 'agent', label: 'A travel agent’s account' },
  { value: 'tours', label: 'Running tours' },
  { value: 'company', label: 'Company travel' },
  { value: 'partner', label: 'White-label or widgets' },
  { value: 'concern', label: 'A concern' },
  { value: 'website', label: 'This website' },
] as const;

/** Said beside the button that ends the form. */
export const CONTACT_NOT_CONNECTED =
  'We cannot receive messages here yet: this form checks what you write and puts it together in your browser, to copy or to keep. It sends nothing.';
