import { BriefcaseBusiness, Contrast, Palette, Shapes, ShieldCheck, Type, Wallet } from 'tapa-ui/icons';
import type { PageContent } from '../types';

export const page: PageContent = {
  title: 'Business solutions',
  description:
    'White-label sites, embeddable widgets, themes and a component library for partners who sell Pacific travel on their own pages.',
  h1: 'Our marketplace, in your colors',
  lede: 'Sell Pacific travel on your own pages: as a white-label site, as widgets in the site that you have, or with the same component library that this website is made of.',
  art: ['terraces', 'lagoon'],
  sections: [
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
      kind: 'features',
      id: 'theme',
      heading: 'What a theme can change',
      intro: 'Every value has a default. Contrast stays readable whatever color you choose.',
      items: [
        {
          icon: Palette,
          title: 'Brand color',
          text: 'One color. Text on it, hover, links, charts and the dark scheme are worked out from it.',
        },
        {
          icon: Contrast,
          title: 'Paper and ink',
          text: 'A neutral for surfaces and hairlines, an ink for text and the night.',
        },
        {
          icon: Shapes,
          title: 'Shape and space',
          text: 'Corner radius from square to round; density from compact to airy.',
        },
        {
          icon: Type,
          title: 'Type and pattern',
          text: 'Your own typefaces, if they draw the ʻokina and macrons; the pattern louder, softer or off.',
        },
      ],
    },
    {
      kind: 'list',
      id: 'promises',
      heading: 'What stays the same everywhere',
      items: [
        'Status is never shown by color alone: every badge has an icon and a word.',
        'Keyboard, screen reader, zoom to 400% and right-to-left text work in every theme.',
        'Names keep their ʻokina and macrons.',
        'Sample figures are marked as sample data.',
      ],
    },
    {
      kind: 'steps',
      id: 'start',
      heading: 'How to start',
      items: [
        {
          title: 'Look at a portal',
          text: [
            'Open a ',
            { text: 'demo portal', href: '/demo-portals' },
            ' and note what your clients need to see.',
          ],
        },
        {
          title: 'Send us your color and logo',
          text: [
            'On the ',
            { text: 'contact page', href: '/contact' },
            '. Say which of the three ways fits.',
          ],
        },
        {
          title: 'Review a draft',
          text: 'You see your theme on every screen, light and dark, before anything goes live.',
        },
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
