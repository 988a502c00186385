import { type Destination, SOUTHERN_WET_MONTHS } from './types';

export const tonga: Destination = {
  id: 'tonga',
  name: 'Tonga',
  gateway: 'Nukuʻalofa',
  art: 'choir',
  summary:
    'The one kingdom left in the Pacific: ngatu made in long halls, choirs on Sunday, humpback whales from July to October.',
  greeting: { phrase: 'Mālō e lelei', lang: 'to', language: 'Tongan' },
  languages: 'Tongan and English.',
  seasons:
    'Drier and pleasantly cool from May to October; warm and wet, with cyclones possible, from November to April.',
  wetMonths: SOUTHERN_WET_MONTHS,
  custom:
    'People dress with care: shoulders and knees covered in town, a taʻovala (waist mat) on formal days. Swim in a shirt and shorts where people live. Address elders first.',
  sunday:
    'The constitution keeps Sunday as a day of rest: shops and domestic flights stop. Go and hear a choir, then rest as everybody does.',
  activities: [
    {
      title: 'Work at a ngatu table',
      place: 'Tongatapu',
      area: 'tongatapu',
      interest: 'crafts',
      length: 'full',
      text: 'Women of a village join beaten bark over pattern boards and rub it with dye, many hands on one long cloth.',
    },
    {
      title: 'Look for weavers at Talamahu market',
      place: 'Nukuʻalofa',
      area: 'tongatapu',
      interest: 'crafts',
      length: 'half',
      text: 'Mats, baskets and carvings between stalls of root crops and fruit. Ask whose work you are buying.',
    },
    {
      title: 'Share food from the ʻumu',
      place: 'A village on Tongatapu',
      area: 'tongatapu',
      interest: 'food',
      length: 'half',
      text: 'Lū, taro leaf with coconut cream and meat or fish, comes from an earth oven closed at dawn.',
    },
    {
      title: 'Learn about lakalaka',
      place: 'Tongatapu',
      area: 'tongatapu',
      interest: 'music',
      length: 'half',
      text: 'Sung speech danced by whole villages, recognized by UNESCO as intangible heritage. Rehearsals are the best lesson.',
    },
    {
      title: 'Stand under the Haʻamonga ʻa Maui',
      place: 'Niutōua, Tongatapu',
      area: 'tongatapu',
      interest: 'heritage',
      length: 'half',
      text: 'Three coral stones make a gate said to date from the thirteenth century, near the royal tombs of Lapaha.',
    },
    {
      title: 'Walk the forest of ʻEua',
      place: 'ʻEua',
      area: 'eua',
      interest: 'nature',
      length: 'full',
      text: 'Tonga’s oldest island has a national park with cliffs, caves and parrots, a short flight or ferry from Tongatapu.',
    },
    {
      title: 'Meet humpback whales',
      place: 'Vavaʻu or Haʻapai',
      area: 'vavau',
      interest: 'ocean',
      length: 'full',
      text: 'Whales come to calve from July to October. Go with a licensed operator only, and let the whale decide.',
      months: [7, 8, 9, 10],
    },
    {
      title: 'See the blowholes at Houma',
      place: 'Tongatapu',
      area: 'tongatapu',
      interest: 'ocean',
      length: 'half',
      text: 'Swell pushes through the coral terrace along miles of coast; best at high tide with the wind on shore.',
    },
  ],
};
