import type { Destination } from './types';

export const hawaii: Destination = {
  id: 'hawaii',
  name: 'Hawaiʻi',
  gateway: 'Honolulu',
  art: 'terraces',
  summary:
    'Hula, kapa and voyaging, taro fields under green cliffs, and active volcanoes, on islands that ask visitors to help care for them.',
  greeting: { phrase: 'Aloha', lang: 'haw', language: 'Hawaiian' },
  languages: 'ʻŌlelo Hawaiʻi and English.',
  seasons:
    'Kau, the drier season, runs from about May to October; hoʻoilo, with more rain and big winter surf, from November to April.',
  wetMonths: [11, 12, 1, 2, 3, 4],
  custom:
    'Do not climb on heiau (temple) walls, stack stones or take rocks and sand. Keep distance from turtles and monk seals. Some parks need a reservation well ahead.',
  activities: [
    {
      title: 'Stitch or string a lei',
      place: 'Oʻahu',
      interest: 'crafts',
      length: 'half',
      text: 'Flowers, leaves, seeds or shells: learn a method, for whom a lei is made, and how it is given and returned to the land.',
    },
    {
      title: 'Meet kapa makers',
      place: 'Hawaiʻi Island or Oʻahu',
      interest: 'crafts',
      length: 'half',
      text: 'A practice revived from museum pieces and memory: wauke bark, fermented, beaten with watermarks and printed with bamboo.',
    },
    {
      title: 'Give a morning to a loʻi',
      place: 'Windward Oʻahu or Kauaʻi',
      interest: 'food',
      length: 'half',
      text: 'Community work days clear and plant taro ponds. Afterwards, pound kalo into poi and eat what the land gave.',
    },
    {
      title: 'Watch hula with its chant',
      place: 'Hilo, or a hālau near you',
      interest: 'music',
      length: 'half',
      text: 'Hula carries history in voice and hand. The Merrie Monarch week in Hilo begins on Easter Sunday; other weeks have smaller gatherings.',
    },
    {
      title: 'Spend a day at the Bishop Museum and ʻIolani Palace',
      place: 'Honolulu',
      interest: 'heritage',
      length: 'full',
      text: 'Feather cloaks and voyaging in one; the Hawaiian Kingdom and its overthrow in the other.',
    },
    {
      title: 'Enter the place of refuge',
      place: 'Puʻuhonua o Hōnaunau, Hawaiʻi Island',
      interest: 'heritage',
      length: 'half',
      text: 'A great wall and a temple platform by the sea, where those who had broken kapu could find safety.',
    },
    {
      title: 'Walk through lava country',
      place: 'Hawaiʻi Volcanoes National Park',
      interest: 'nature',
      length: 'full',
      text: 'Craters, steam vents and young rock on Kīlauea, home of Pele. Rangers post what is open each day.',
    },
    {
      title: 'Look for whales from the shore',
      place: 'Maui',
      interest: 'ocean',
      length: 'half',
      text: 'Koholā, humpback whales, winter in these waters, and can be seen from headlands without a boat.',
      months: [12, 1, 2, 3, 4],
    },
    {
      title: 'Snorkel with reef-safe habits',
      place: 'Any sheltered bay',
      interest: 'ocean',
      length: 'half',
      text: 'Stand on sand only, wear a shirt rather than more lotion, and choose mineral sunscreen: Hawaiʻi bans the sale of some chemical ones.',
    },
  ],
};
