import { type Destination, SOUTHERN_WET_MONTHS } from './types';

export const fiji: Destination = {
  id: 'fiji',
  name: 'Fiji',
  gateway: 'Nadi',
  art: 'market',
  summary:
    'Village welcomes with yaqona, printed masi, Indo-Fijian kitchens and more than 300 islands between the Yasawas and Lau.',
  greeting: { phrase: 'Bula vinaka', lang: 'fj', language: 'Fijian' },
  languages: 'Fijian, Fiji Hindi and English.',
  seasons:
    'Drier and cooler from May to October; warmer, wetter and open to cyclones from November to April.',
  wetMonths: SOUTHERN_WET_MONTHS,
  custom:
    'A village visit opens with a sevusevu: bring a bundle of yaqona (kava root) for the chief. Take off hat, sunglasses and shoes, cover shoulders and knees, and never touch anyone’s head.',
  sunday:
    'Villages keep Sunday for church and family. Ask your host whether guests are welcome at the service.',
  activities: [
    {
      title: 'Print masi with its makers',
      place: 'Vatulele or Suva',
      area: 'viti-levu',
      interest: 'crafts',
      length: 'full',
      text: 'The inner bark of the paper mulberry is beaten thin, joined and printed with stencils in soot and clay.',
    },
    {
      title: 'Shape a pot by hand',
      place: 'Sigatoka valley, Viti Levu',
      area: 'viti-levu',
      interest: 'crafts',
      length: 'half',
      text: 'Potters of the valley build vessels without a wheel, with paddle and stone, and fire them in the open.',
    },
    {
      title: 'Cook in two traditions',
      place: 'Nadi and nearby villages',
      area: 'viti-levu',
      interest: 'food',
      length: 'full',
      text: 'Kokoda (fish in lime and coconut) and taro leaf in the morning; roti, dhal and curry in an Indo-Fijian home at night.',
    },
    {
      title: 'Watch a meke, and learn a line of it',
      place: 'Coral Coast, Viti Levu',
      area: 'viti-levu',
      interest: 'music',
      length: 'half',
      text: 'Dance, chant and clapping carry a story together. The village decides which ones it shares with visitors.',
    },
    {
      title: 'Walk Levuka’s waterfront',
      place: 'Ovalau',
      area: 'ovalau',
      interest: 'heritage',
      length: 'full',
      text: 'Fiji’s first capital under British rule is a World Heritage port town between sea and cliffs.',
    },
    {
      title: 'Start at the Fiji Museum',
      place: 'Thurston Gardens, Suva',
      area: 'viti-levu',
      interest: 'heritage',
      length: 'half',
      text: 'A great double-hulled canoe, war clubs, masi and the history of indenture, all in one hall.',
    },
    {
      title: 'Swim under the Tavoro falls',
      place: 'Bouma, Taveuni',
      area: 'taveuni',
      interest: 'nature',
      length: 'full',
      text: 'Three waterfalls on a forest trail that the people of Bouma look after as a heritage park.',
    },
    {
      title: 'Snorkel from a village beach',
      place: 'Yasawa Islands',
      area: 'yasawas',
      interest: 'ocean',
      length: 'half',
      text: 'Soft corals and reef fish lie a short swim from the sand. Many villages keep part of the reef closed: ask where.',
    },
  ],
};
