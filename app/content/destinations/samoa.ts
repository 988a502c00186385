import { type Destination, SOUTHERN_WET_MONTHS } from './types';

export const samoa: Destination = {
  id: 'samoa',
  name: 'Samoa',
  gateway: 'Apia',
  art: 'village',
  summary:
    'Faʻa Sāmoa, the Samoan way, sets the rhythm: open fale by the sea, fine mats, siapo, Sunday lunch from the umu.',
  greeting: { phrase: 'Tālofa lava', lang: 'sm', language: 'Samoan' },
  languages: 'Samoan and English.',
  seasons: 'Drier from May to October; hot and wet, with a chance of cyclones, from November to April.',
  wetMonths: SOUTHERN_WET_MONTHS,
  custom:
    'At dusk many villages observe sā, a time of prayer: stop walking and wait until it ends. Sit with legs crossed or covered in a fale. A lavalava over shorts is right in every village.',
  sunday:
    'Sunday is for church and toʻonaʻi, the family lunch from the umu. Most shops close, and some beaches do too.',
  activities: [
    {
      title: 'Beat and paint siapo',
      place: 'Savaiʻi',
      area: 'savaii',
      interest: 'crafts',
      length: 'full',
      text: 'Strip, scrape and beat the bark of the paper mulberry, then rub or paint the pattern on with dyes from bark and nuts.',
    },
    {
      title: 'Plait with pandanus weavers',
      place: 'A village on Upolu',
      area: 'upolu',
      interest: 'crafts',
      length: 'half',
      text: 'From a simple basket to the idea behind an ʻie tōga, the fine mat that takes months and is made to be given.',
    },
    {
      title: 'Lay an umu in the morning',
      place: 'Upolu',
      area: 'upolu',
      interest: 'food',
      length: 'half',
      text: 'Wrap palusami, taro leaf with coconut cream, and set breadfruit and fish on the hot stones.',
    },
    {
      title: 'Join a fiafia night',
      place: 'Apia',
      area: 'upolu',
      interest: 'music',
      length: 'half',
      text: 'Siva, slap dance and fire knife in one evening, with a meal before it.',
    },
    {
      title: 'Hear about tatau',
      place: 'Apia',
      area: 'upolu',
      interest: 'heritage',
      length: 'half',
      text: 'The peʻa and the malu are worn by those who have the right and the duty. Listen first; ask before you photograph anyone.',
    },
    {
      title: 'Visit Vailima',
      place: 'Above Apia',
      area: 'upolu',
      interest: 'heritage',
      length: 'half',
      text: 'The house of Robert Louis Stevenson, whom Samoans called Tusitala, teller of tales; a steep path leads to his grave.',
    },
    {
      title: 'Cross the lava field at Saleaula',
      place: 'Savaiʻi',
      area: 'savaii',
      interest: 'nature',
      length: 'full',
      text: 'Lava of the early twentieth century ran through a village and its church; continue to the blowholes at Taga.',
    },
    {
      title: 'Swim in To Sua ocean trench',
      place: 'Lotofaga, Upolu',
      area: 'upolu',
      interest: 'ocean',
      length: 'half',
      text: 'A ladder leads down to a sea pool between garden walls. Go on a calm day and ask about the tide.',
    },
  ],
};
