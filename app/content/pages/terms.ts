import type { PageContent } from '../types';

export const page: PageContent = {
  title: 'Terms of use (template)',
  description:
    'A template for the terms of use of a Tapa marketplace: which points an operator has to settle before opening for bookings.',
  h1: 'Terms of use',
  lede: 'This page is a template. It contains no terms, and nobody is bound by it. The operator of this marketplace has to replace it with its own text before opening for bookings.',
  sections: [
    {
      kind: 'notice',
      id: 'template',
      heading: 'Template: replace before use',
      tone: 'warning',
      text: 'What follows is a list of points that terms for a marketplace of this kind usually settle. It is no legal advice. Have the text written or checked by a lawyer who knows the law of your country and of your hosts.',
    },
    {
      kind: 'table',
      id: 'points',
      heading: 'Points to settle',
      caption: 'Points that the operator’s terms should settle, and the question behind each',
      columns: ['Point', 'The question to answer'],
      rows: [
        [
          'The parties',
          'Who runs the marketplace, under which name, address and register entry? Is the contract for a stay or tour made with the operator or with the host?',
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
            ' for the rate that the product shows.',
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
      kind: 'prose',
      id: 'where',
      heading: 'For the operator',
      paragraphs: [
        'All of this page stands in app/content/pages/terms.ts. Replace its title, description, heading, introduction and sections.',
      ],
    },
    {
      kind: 'cards',
      id: 'next',
      heading: 'See also',
      items: [
        { icon: 'shield', title: 'Privacy', text: 'What the software records and sends.', href: '/privacy' },
        { icon: 'message', title: 'Contact', text: 'Ask the operator.', href: '/contact' },
      ],
    },
  ],
};
