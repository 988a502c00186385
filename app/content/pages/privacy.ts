import { Landmark, MessageCircle } from 'tapa-ui/icons';
import type { PageContent } from '../types';

export const page: PageContent = {
  title: 'Privacy (template)',
  description:
    'What this website records and sends, in plain words, and a template for the privacy notice that is still to be written.',
  h1: 'Privacy',
  lede: 'The first part says what this website does with data. The second part is a template: our own privacy notice has to stand there before this marketplace opens for bookings.',
  sections: [
    {
      kind: 'table',
      id: 'what',
      heading: 'What this website records and sends',
      intro: 'Always to ourselves, never to others.',
      caption: 'Data that this website handles: what, when, and what it contains',
      columns: ['What', 'When', 'Contains'],
      rows: [
        [
          'Sign-in',
          'While you are signed in',
          'A session cookie; name, email, role and picture of your account',
        ],
        [
          'Session activity',
          'Only while you are signed in',
          'That a session started, with platform, browser name and a session number; that the page became visible; one in ten clicks, key presses, scrolls, pointer moves and touches, by kind only',
        ],
        [
          'Session archive',
          'After five minutes without activity, when the page is hidden, closed or you sign out',
          'The reason, the time, how long the session lasted, whether the page was visible',
        ],
        [
          'Error reports',
          'When a page fails, or something that it asks for',
          'What failed and where, with the words of the error, what was sent, page address, browser name and time. Values that look like secrets are removed',
        ],
        ['Public forms and the planner', 'When you use them', 'Nothing leaves your browser'],
      ],
    },
    {
      kind: 'list',
      id: 'not',
      heading: 'What it does not do',
      items: [
        'It records no typed keys and no text that you enter.',
        'It writes no names and no emails to your browser’s storage.',
        'It loads no fonts, scripts or trackers from other companies. Only a profile picture may come from the address that your account names.',
        'It shows no advertising.',
        'Offline, it keeps the pages’ own files so that they open without a connection; it keeps none of your bookings or figures.',
      ],
    },
    {
      kind: 'notice',
      id: 'template',
      heading: 'A template, to be replaced',
      tone: 'warning',
      text: 'What we keep behind this website is not described here yet. Our privacy notice has to say it, checked against the law of our country and of yours.',
    },
    {
      kind: 'list',
      id: 'points',
      heading: 'What our notice will have to say',
      items: [
        'Who is responsible, and how to reach them and their data protection officer, if there is one.',
        'Which data is kept for bookings, payments, hosting and support; why; on which legal ground; for how long.',
        'Who receives it: hosts, agents, employers, payment and hosting services; in which countries.',
        'Which cookies are set, and which of them need consent.',
        'Which rights people have: to see, correct, delete and take their data along, to object, to complain.',
        'How pictures and recordings of people and ceremonies are handled.',
      ],
    },
    {
      kind: 'cards',
      id: 'next',
      heading: 'See also',
      items: [
        { icon: Landmark, title: 'Terms', text: 'A template, too.', href: '/terms' },
        { icon: MessageCircle, title: 'Contact', text: 'Ask us about your data.', href: '/contact' },
      ],
    },
  ],
};
