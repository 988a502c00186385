import type { PageContent } from '../types';

export const page: PageContent = {
  title: 'Privacy (template)',
  description:
    'What this software records and sends, in plain words, and a template for the privacy notice that an operator has to write.',
  h1: 'Privacy',
  lede: 'The first part says what this software does with data, as it is built. The second part is a template: the operator of this marketplace has to replace it with its own privacy notice.',
  sections: [
    {
      kind: 'table',
      id: 'what',
      heading: 'What the software records and sends',
      intro: 'Always to this site’s own server, never to others.',
      caption: 'Data that the software handles: what, when, and what it contains',
      columns: ['What', 'When', 'Contains'],
      rows: [
        [
          'Sign-in',
          'While you are signed in',
          'A session cookie from the server; name, email, role and picture of your account',
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
          'When a page or a call fails',
          'The error’s text and place in the code, the failed call and what it sent, page address, browser name and time. Values that look like secrets are removed',
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
        'Offline, it keeps the pages’ own files so that they open without a connection; it keeps no answers of the server.',
      ],
    },
    {
      kind: 'notice',
      id: 'template',
      heading: 'Template: replace before use',
      tone: 'warning',
      text: 'The software cannot know what the operator’s servers keep. A privacy notice has to be written by the operator and checked against the law of its country and of its users.',
    },
    {
      kind: 'list',
      id: 'points',
      heading: 'Points for the operator’s notice',
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
        { icon: 'bank', title: 'Terms', text: 'A template, too.', href: '/terms' },
        { icon: 'message', title: 'Contact', text: 'Ask the operator about your data.', href: '/contact' },
      ],
    },
  ],
};
