import { type Destination, SOUTHERN_WET_MONTHS } from './types';

export const vanuatu: Destination = {
  id: 'vanuatu',
  name: 'Vanuatu',
  gateway: 'Port Vila',
  art: 'volcano',
  summary:
    'Eighty-odd islands, more than a hundred languages, sand drawing, kastom villages and the crater of Mount Yasur.',
  greeting: { phrase: 'Halo', lang: 'bi', language: 'Bislama' },
  languages: 'Bislama, English, French, and more than a hundred others.',
  seasons: 'Drier and cooler from May to October; cyclones are possible from November to April.',
  wetMonths: SOUTHERN_WET_MONTHS,
  custom:
    'Kastom (custom) differs from village to village, and a fee for visiting is normal. Some dances, objects and places are for men or for women only. Kava at the nakamal is drunk quietly.',
  sunday: 'Most islands keep Sunday for church; outside Port Vila and Luganville little is open.',
  activities: [
    {
      title: 'Follow a sand drawing',
      place: 'Port Vila or the northern islands',
      interest: 'crafts',
      length: 'half',
      text: 'One line, drawn with a finger and never lifted, tells a story or a route. UNESCO lists it as intangible heritage.',
    },
    {
      title: 'Weave a basket from pandanus',
      place: 'Efate',
      interest: 'crafts',
      length: 'half',
      text: 'Split, soften and plait the leaf; each island has its own shape and colours.',
    },
    {
      title: 'Grate, wrap and bake laplap',
      place: 'A village on Efate or Santo',
      interest: 'food',
      length: 'half',
      text: 'Yam, taro or banana with island cabbage and coconut cream, baked in leaves on hot stones.',
    },
    {
      title: 'Hear water music',
      place: 'Espiritu Santo or the Banks Islands',
      interest: 'music',
      length: 'half',
      text: 'Women stand in the sea or a river and play the water with their hands.',
    },
    {
      title: 'Witness the land dive',
      place: 'South Pentecost',
      interest: 'heritage',
      length: 'full',
      text: 'On some days between April and June men leap from towers with vines at their ankles, tied to the yam harvest. Visits go through the village.',
      months: [4, 5, 6],
    },
    {
      title: 'Visit Chief Roi Mata’s Domain',
      place: 'Lelepa and north-west Efate',
      interest: 'heritage',
      length: 'full',
      text: 'Guides from the community lead you to the World Heritage places of a chief who is remembered for making peace.',
    },
    {
      title: 'Stand near the crater of Yasur',
      place: 'Tanna',
      interest: 'nature',
      length: 'full',
      text: 'Local guides go up when the official alert level allows it. Check the level on the day; do not go without them.',
    },
    {
      title: 'Paddle to a blue hole',
      place: 'Espiritu Santo',
      interest: 'ocean',
      length: 'half',
      text: 'An outrigger takes you up a forest river to springs of clear fresh water. Pay the landowners’ fee at the gate.',
    },
  ],
};
