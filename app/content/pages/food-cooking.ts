import { Compass, Globe, Heart, House, Map as MapIcon, Palette, Users, Utensils } from 'tapa-ui/icons';
import type { PageContent } from '../types';

export const page: PageContent = {
  title: 'Food and cooking',
  description:
    'Earth ovens, coconut cream, taro, breadfruit and kava: what Pacific cooks make, where to learn it, and how to eat as a guest.',
  h1: 'Eat what the land and the reef give',
  lede: 'Pacific cooking is root crops, leaves, fish, coconut and patience. The best kitchens are outdoors, and the best teacher is whoever lit the fire.',
  art: ['terraces', 'reef'],
  sections: [
    {
      kind: 'table',
      id: 'earth-oven',
      heading: 'One oven, many names',
      intro: 'Stones are heated, food is wrapped and laid on them, leaves and earth close the heat in.',
      caption: 'The earth oven by place: its name and what typically goes into it',
      columns: ['Place', 'Name', 'Often inside'],
      rows: [
        ['Papua New Guinea', 'Mumu', 'Sweet potato, greens, pork, coconut'],
        ['Fiji', 'Lovo', 'Taro, cassava, fish, chicken, palusami'],
        ['Samoa', 'Umu', 'Breadfruit, taro, palusami, fish'],
        ['Tonga', 'ʻUmu', 'Lū, yam, suckling pig for a feast'],
        ['Cook Islands', 'Umu', 'Taro, rukau, pork, poke of banana or pumpkin'],
        ['Hawaiʻi', 'Imu', 'Kālua pig, kalo, ʻulu'],
        ['Aotearoa', 'Hāngī', 'Kūmara, pumpkin, potato, lamb or pork'],
        ['Tahiti', 'Ahimāʻa', 'ʻUru, fēʻī, pork, fāfā'],
        ['Vanuatu', 'Stone oven', 'Laplap of yam, taro or banana'],
      ],
    },
    {
      kind: 'features',
      id: 'learn',
      heading: 'What you can learn',
      items: [
        {
          icon: Utensils,
          title: 'Coconut, from husk to cream',
          text: 'Husking on a stake, scraping, wringing the first and the second cream. Almost everything else builds on it.',
        },
        {
          icon: Heart,
          title: 'Raw fish, five ways',
          text: 'Kokoda, oka, ʻota, ika mata and ʻia ota share lime and coconut and differ in everything else.',
        },
        {
          icon: House,
          title: 'A root crop’s year',
          text: 'Taro, yam and sweet potato have seasons, ranks and stories. Walk the garden before you cook.',
        },
        {
          icon: Users,
          title: 'Kava, drunk with care',
          text: 'Yaqona, ʻava or kava opens talk in many places. Your host shows you how to receive the cup, and when to stop.',
        },
        {
          icon: Globe,
          title: 'Kitchens that came by ship',
          text: 'Indo-Fijian curries, Chinese bakeries, Japanese plates in Hawaiʻi and French bread in Papeʻete are Pacific food too.',
        },
        {
          icon: Palette,
          title: 'Coffee, cocoa and vanilla',
          text: 'Highland coffee, Samoan koko and Tahaʻa vanilla, followed from the tree to the table with growers.',
        },
      ],
    },
    {
      kind: 'list',
      id: 'table-manners',
      heading: 'At the table, or on the mat',
      items: [
        'Wait for the blessing. Grace is said before food in most homes.',
        'Guests are often served first and watched with pleasure. Eat a little of everything.',
        'Sit down before you eat or drink; in a fale or house, keep your feet from pointing at others.',
        'Tell your host about allergies and diets when you book, not at the fire. Plain taro, breadfruit and fruit suit nearly everyone.',
        'A gift for the kitchen, such as rice, sugar or tea, is welcome where shops are far.',
      ],
    },
    {
      kind: 'notice',
      id: 'food-safety',
      heading: 'Two things to ask about',
      tone: 'warning',
      text: 'Large reef fish can carry ciguatera, which cooking does not remove: eat what local people eat from that reef. Kava does not go with alcohol, some medicines, pregnancy or driving.',
    },
    {
      kind: 'cards',
      id: 'next',
      heading: 'Where to go next',
      items: [
        {
          icon: MapIcon,
          title: 'Destinations for food',
          text: 'Guides with markets, ovens and growers.',
          href: '/destinations?interest=food',
        },
        {
          icon: Compass,
          title: 'Plan days around food',
          text: 'The planner can put kitchens first.',
          href: '/ai-itinerary',
        },
        {
          icon: House,
          title: 'Cook for guests',
          text: 'Host a meal or a class in your own kitchen.',
          href: '/become-host',
        },
      ],
    },
  ],
};
