import { type Destination, SOUTHERN_WET_MONTHS } from './types';

export const tahiti: Destination = {
  id: 'tahiti',
  name: 'Tahiti and French Polynesia',
  gateway: 'Papeʻete',
  art: 'reef',
  summary:
    'Five archipelagos with marae, tīfaifai quilts, vanilla and pearls; in July the Heiva fills Papeʻete with song and dance.',
  greeting: { phrase: 'ʻIa ora na', lang: 'ty', language: 'Tahitian' },
  languages: 'French, Tahitian, and the languages of the Tuamotu, Marquesas, Austral and Gambier islands.',
  seasons: 'Drier and cooler from May to October; warmer and more humid from November to April.',
  wetMonths: SOUTHERN_WET_MONTHS,
  custom:
    'Greet before you ask. Marae are sacred: no sitting on stones, nothing taken. Tipping is not expected; a word of thanks, māuruuru, is.',
  activities: [
    {
      title: 'Appliqué a tīfaifai',
      place: 'Tahiti or the Austral Islands',
      interest: 'crafts',
      length: 'half',
      text: 'Cut folded cloth into breadfruit leaf or tiare, lay it on the ground color and begin the small stitches.',
    },
    {
      title: 'Meet barkcloth makers of Fatu Hiva',
      place: 'Marquesas Islands',
      interest: 'crafts',
      length: 'full',
      text: 'Here tapa is still beaten from mulberry, breadfruit and banyan bark. Reaching the island takes a boat and patience.',
    },
    {
      title: 'Be at the market before dawn',
      place: 'Papeʻete',
      interest: 'food',
      length: 'half',
      text: 'On Sundays families shop from about four in the morning: reef fish, fēʻī bananas, firi firi and coconut bread.',
    },
    {
      title: 'Follow vanilla by hand',
      place: 'Tahaʻa',
      interest: 'food',
      length: 'half',
      text: 'Each flower is pollinated by hand and each pod is cured for months. Your nose will find the drying house.',
    },
    {
      title: 'See the Heiva i Tahiti',
      place: 'Papeʻete',
      interest: 'music',
      length: 'full',
      text: 'Troupes compete in ʻori tahiti and hīmene, and strongmen lift stones, through most of July.',
      months: [7],
    },
    {
      title: 'Visit Taputapuātea',
      place: 'Ōpoa, Raiatea',
      interest: 'heritage',
      length: 'full',
      text: 'The marae from which voyagers are said to have set out across Polynesia, a World Heritage site since 2017.',
    },
    {
      title: 'Walk among marae in ʻŌpūnohu',
      place: 'Moʻorea',
      interest: 'nature',
      length: 'half',
      text: 'Forest paths link stone platforms and an archery ground with views over two bays.',
    },
    {
      title: 'Paddle a vaʻa in the lagoon',
      place: 'Moʻorea or Huahine',
      interest: 'ocean',
      length: 'half',
      text: 'The outrigger canoe is school sport, commute and passion. Start inside the reef, early, before the wind.',
    },
    {
      title: 'Learn how pearls grow',
      place: 'Rangiroa or another Tuamotu atoll',
      interest: 'ocean',
      length: 'full',
      text: 'Oysters, grafted by hand, hang for years in the lagoon before a pearl is ready.',
    },
  ],
};
