import {
  Activity,
  Map as MapIcon,
  MessageCircle,
  Mountain,
  Search,
  ShieldCheck,
  Sun,
  Users,
  Waves,
} from 'tapa-ui/icons';
import type { PageContent } from '../types';

export const page: PageContent = {
  title: 'Travel safely',
  description:
    'Weather, sea, health, volcanoes and respect: what to check before and during a trip to the Pacific Islands, and where to find official advice.',
  h1: 'Come well prepared, go home well',
  lede: 'Most trips to the islands are calm. The sea, the weather and the distance to a hospital deserve respect all the same. Here is what to check, and whom to believe.',
  art: ['reef', 'volcano'],
  sections: [
    {
      kind: 'notice',
      id: 'emergency',
      heading: 'In an emergency',
      tone: 'warning',
      text: 'Call the local emergency number and do what local authorities say. This website is not an emergency service and nobody watches its forms around the clock. Ask your host for the numbers on your first day.',
    },
    {
      kind: 'steps',
      id: 'before',
      heading: 'Before you book',
      items: [
        {
          title: 'Read your government’s travel advice',
          text: 'For each country and province you plan to visit, and again in the week before you leave.',
        },
        {
          title: 'Look at the season',
          text: 'Cyclones are most likely from November to April in the tropical South Pacific. They can come outside those months.',
        },
        {
          title: 'See a travel clinic early',
          text: 'Six weeks ahead if you can. Malaria is present in Papua New Guinea, Solomon Islands and parts of Vanuatu; dengue occurs widely.',
        },
        {
          title: 'Insure evacuation',
          text: 'Serious cases are flown out. Check that diving, hiking near volcanoes and small boats are covered.',
        },
        {
          title: 'Check entry rules',
          text: 'Passport validity, visas, an onward ticket, medicines, and what your bags may carry in and out.',
        },
      ],
    },
    {
      kind: 'features',
      id: 'there',
      heading: 'While you are there',
      items: [
        {
          icon: Waves,
          title: 'Sea and reef',
          text: 'Ask about currents in passages and on falling tides. Swim with somebody. Wear shoes on the reef flat, and a life jacket in every boat.',
        },
        {
          icon: Activity,
          title: 'Earthquake and tsunami',
          text: 'If shaking is long or strong near the coast, go uphill or inland at once. Do not wait for a siren.',
        },
        {
          icon: Mountain,
          title: 'Volcanoes',
          text: 'Official alert levels decide, not the brochure. Go with local guides, wear a helmet where they ask you to.',
        },
        {
          icon: Sun,
          title: 'Sun, heat and water',
          text: 'Cover up, drink, rest at noon. Ask whether tap water is for drinking; carry a filter or tablets on outer islands.',
        },
        {
          icon: ShieldCheck,
          title: 'Mosquitoes and small wounds',
          text: 'Repellent by day and night, a net to sleep under. Clean every coral cut at once.',
        },
        {
          icon: Users,
          title: 'People and places',
          text: 'Travel with a local guide where your host advises it, be back before dark in cities, and leave valuables at home.',
        },
      ],
    },
    {
      kind: 'list',
      id: 'official',
      heading: 'Whom to believe',
      intro: 'Names to search for; hosts and radio stations pass on their warnings.',
      items: [
        'Your own foreign ministry’s travel advice, and its registration service for travelers.',
        'National weather services, such as the Fiji Meteorological Service, which also warns for much of the region.',
        'The Pacific Tsunami Warning Center, and each country’s disaster office.',
        'Geohazard services, such as the Vanuatu Meteorology and Geo-Hazards Department for volcano alert levels.',
        'A travel clinic or your national public health agency for vaccines and malaria tablets.',
      ],
    },
    {
      kind: 'list',
      id: 'care',
      heading: 'Keeping places safe from us',
      items: [
        'Clean boots and dive gear between islands: seeds, soil and tiny animals travel with us.',
        'Use mineral sunscreen, or better a shirt. Touch no coral, chase no turtle.',
        'Stay away from villages when you are ill. Small clinics are easily overwhelmed.',
        'Report harm, harassment or unsafe hosting. Say what, where and when; keep messages and receipts.',
      ],
    },
    {
      kind: 'cards',
      id: 'next',
      heading: 'Where to go next',
      items: [
        {
          icon: MapIcon,
          title: 'Destinations',
          text: 'Seasons and customs, place by place.',
          href: '/destinations',
        },
        {
          icon: MessageCircle,
          title: 'Report a concern',
          text: 'About a stay, a tour or a person.',
          href: '/contact',
        },
        { icon: Search, title: 'Help', text: 'Changes, cancellations and accounts.', href: '/help' },
      ],
    },
  ],
};
