import type { Destination } from './types';

export const aotearoa: Destination = {
  id: 'aotearoa',
  name: 'Aotearoa New Zealand',
  gateway: 'Tāmaki Makaurau Auckland',
  art: 'highlands',
  summary:
    'Marae, kapa haka, harakeke weaving and hāngī, geothermal valleys and old kauri, and in Auckland more Polynesians than in any other city.',
  greeting: { phrase: 'Kia ora', lang: 'mi', language: 'te reo Māori' },
  languages: 'Te reo Māori, English and New Zealand Sign Language.',
  seasons:
    'Summer is December to February, winter June to August. Weather changes quickly; bring layers and a rain jacket in any month.',
  wetMonths: [6, 7, 8],
  custom:
    'You enter a marae by invitation and follow the pōwhiri. Shoes come off before the wharenui, nobody sits on tables or pillows, and food and the head are kept apart.',
  activities: [
    {
      title: 'Weave with harakeke',
      place: 'Northland or Rotorua',
      interest: 'crafts',
      length: 'half',
      text: 'Learn to cut flax in the right way, leaving the parents and the child of the plant, and to weave a first putiputi or kono.',
    },
    {
      title: 'Watch carvers and weavers at work',
      place: 'Whakarewarewa, Rotorua',
      interest: 'crafts',
      length: 'half',
      text: 'Whakairo and raranga are taught beside geysers and hot pools, in valleys where people still live with the steam.',
    },
    {
      title: 'Share a hāngī',
      place: 'Rotorua or Te Tai Tokerau',
      interest: 'food',
      length: 'half',
      text: 'Kūmara, pumpkin and meat from an earth oven, or steamed over a natural vent. Someone will ask you to help lift.',
    },
    {
      title: 'Hear kapa haka',
      place: 'Rotorua or Auckland',
      interest: 'music',
      length: 'half',
      text: 'Waiata ā-ringa, poi and haka. Te Matatini, the national competition, is held every second summer.',
    },
    {
      title: 'Stand on the Treaty Grounds',
      place: 'Waitangi, Bay of Islands',
      interest: 'heritage',
      length: 'full',
      text: 'Where rangatira and the Crown signed Te Tiriti in 1840: a carved meeting house, a great waka, and two museums.',
    },
    {
      title: 'Give Te Papa a day',
      place: 'Te Whanganui-a-Tara Wellington',
      interest: 'heritage',
      length: 'full',
      text: 'The national museum holds taonga Māori and Pacific collections under shared guardianship, with a marae of its own.',
    },
    {
      title: 'Greet Tāne Mahuta',
      place: 'Waipoua Forest, Northland',
      interest: 'nature',
      length: 'half',
      text: 'A kauri older than the human story of these islands. Clean your shoes at the station: a disease threatens the trees.',
    },
    {
      title: 'Rise early for Matariki',
      place: 'Anywhere with a dark eastern sky',
      interest: 'nature',
      length: 'half',
      text: 'The star cluster returns in midwinter and begins the Māori year, with remembrance, song and food.',
      months: [6, 7],
    },
    {
      title: 'Paddle a waka',
      place: 'Bay of Islands or Auckland harbor',
      interest: 'ocean',
      length: 'half',
      text: 'Learn the commands and the karakia before the stroke; the crew moves as one or not at all.',
    },
  ],
};
