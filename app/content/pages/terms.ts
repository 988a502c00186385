import { MessageCircle, ShieldCheck } from 'tapa-ui/icons';
import type { PageContent } from '../types';

export const page: PageContent = {
  title: 'Terms of use (template)',
  description:
    'A template, not terms yet: the points that our terms of use will have to settle before this marketplace opens for bookings.',
  h1: 'Terms of use',
  lede: 'This page is a template. It contains no terms, and nobody is bound by it. Our own text has to stand here before this marketplace opens for bookings.',
  sections: [
    {
      kind: 'notice',
      id: 'template',
      heading: 'A template, to be replaced',
      tone: 'warning',
      text: 'What follows is a list of points that terms of a marketplace of this kind usually settle, so that you know what to ask about. It is no legal advice, and it promises nothing.',
    },
    {
      kind: 'table',
      id: 'points',
      heading: 'Points to settle',
      caption: 'Points that our terms have to settle, and the question behind each',
      columns: ['Point', 'The question to answer'],
      rows: [
        [
          'The parties',
          'Who runs the marketplace, under which name, address and register entry? Is the contract for a stay or tour made with us or with the host?',
        ],
        [
          'Accounts',
          'Who may open one, from which age, and what happens to it when somebody leaves? What may demo accounts be used for?',
        ],
        [
          'Listings',
          'Who may speak for a place or a practice? What is checked before a listing is shown? When is it taken down?',
        ],
        [
          'Heritage',
          'How are rights in designs, songs, stories and images protected, and who may use pictures afterwards?',
        ],
        [
          'Prices and payment',
          'Currency, taxes, fees on the spot, when a card is charged, when hosts are paid.',
        ],
        [
          'Commission',
          [
            'Which commission applies to what? See ',
            { text: 'pricing', href: '/pricing' },
            ' for the rate on tour revenue.',
          ],
        ],
        [
          'Changes and cancellation',
          'What holds when a guest cancels, when a host does, and when weather, mourning or an authority does?',
        ],
        ['Rewards', 'How are points earned, used, and lost?'],
        ['Conduct and safety', 'What must hosts and guests do, and how are concerns handled?'],
        ['Liability', 'Who is liable for what, within what the law allows?'],
        ['Disputes', 'Which law applies, and where can a consumer turn?'],
        ['Changes of the terms', 'How are users told, and from when does a new version hold?'],
      ],
    },
    {
      kind: 'cards',
      id: 'next',
      heading: 'See also',
      items: [
        {
          icon: ShieldCheck,
          title: 'Privacy',
          text: 'What this website records and sends.',
          href: '/privacy',
        },
        { icon: MessageCircle, title: 'Contact', text: 'Ask us.', href: '/contact' },
      ],
    },
  ],
};
