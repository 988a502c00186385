import { BriefcaseBusiness, Contrast, Palette, ShieldCheck, Type, Wallet } from 'tapa-ui/icons';
import type { PageContent } from '../types';

export const page: PageContent = {
  title: 'Business solutions',
  description:
    'White-label sites, embeddable widgets, themes and a component library for partners who sell Pacific travel on their own pages.',
  h1: 'Our marketplace, in your colors',
  lede: 'Sell Pacific travel on your own pages: as a white-label site, as widgets in the site that you have, or with the same component library that this website is made of.',
  art: ['terraces', 'lagoon'],
  action: { text: 'Open the demo', href: '/demo-portals' },
  sections: [
    {
      kind: 'dashboard',
      id: 'look',
      heading: 'A look inside',
      intro: 'White-label in the Travel Agent Hub: your brand, and what your clients see of it.',
      role: 'travel_agent',
      tab: 'white-label',
    },
    {
      kind: 'features',
      id: 'outcomes',
      heading: 'What it does for you',
      items: [
        {
          icon: Palette,
          title: 'Your brand, not ours',
          text: 'From one color come the text on it, hover, links, charts and the dark scheme. Corners, density and typefaces follow you too.',
        },
        {
          icon: Contrast,
          title: 'Readable in every color',
          text: 'Contrast, keyboard, screen reader, zoom to 400% and right-to-left text work in every theme.',
        },
        {
          icon: Type,
          title: 'Names written right',
          text: 'Names keep their ʻokina and macrons, in your own typefaces too if those draw them.',
        },
      ],
    },
    {
      kind: 'prose',
      id: 'price',
      heading: 'The price',
      paragraphs: [
        [
          'We may charge for a white-label site. ',
          { text: 'What is fixed, and who sets the rest', href: '/pricing' },
        ],
      ],
    },
    {
      kind: 'faq',
      id: 'questions',
      heading: 'Questions from partners',
      items: [
        {
          id: 'partner-start',
          question: 'How do we start?',
          answer: [
            [
              'Look at a ',
              { text: 'demo portal', href: '/demo-portals' },
              ', then send us your color and logo on the ',
              { text: 'contact page', href: '/contact' },
              '. Say which of the three ways fits.',
            ],
          ],
        },
        {
          id: 'partner-review',
          question: 'Do we see it before our clients do?',
          answer: ['Yes: your theme on every screen, light and dark, before anything goes live.'],
        },
        {
          id: 'partner-sample',
          question: 'Could sample figures be taken for ours?',
          answer: ['No. Sample figures are marked as sample data in every theme.'],
        },
      ],
    },
    {
      kind: 'table',
      id: 'choose',
      heading: 'Three ways to build',
      caption: 'White-label site, widgets and component library compared',
      columns: ['Aspect', 'White-label site', 'Widgets', 'Component library'],
      rows: [
        ['For', 'Agencies without a site', 'Sites that exist already', 'Teams with developers'],
        ['You bring', 'Name, logo, colors', 'A page to put them on', 'A React application'],
        [
          'Looks like you by',
          'Ten theme settings',
          'The same ten, set on the page',
          'The same ten, or your own components beside ours',
        ],
        ['Work for you', 'A conversation', 'A few lines of HTML', 'A project of your own'],
      ],
    },
    {
      kind: 'cards',
      id: 'next',
      heading: 'Where to go next',
      items: [
        {
          icon: BriefcaseBusiness,
          title: 'For travel agents',
          text: 'The workspace behind a white-label site.',
          href: '/travel-agents',
        },
        {
          icon: Wallet,
          title: 'Pricing',
          text: 'What is fixed, and who sets the rest.',
          href: '/pricing',
        },
        {
          icon: ShieldCheck,
          title: 'Privacy',
          text: 'What this website records and sends.',
          href: '/privacy',
        },
      ],
    },
  ],
};
