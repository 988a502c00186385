import { type Destination, SOUTHERN_WET_MONTHS } from './types';

export const papuaNewGuinea: Destination = {
  id: 'papua-new-guinea',
  name: 'Papua New Guinea',
  gateway: 'Port Moresby',
  art: 'river',
  summary:
    'More than 800 languages, highland valleys, the Sepik River and reefs at the edge of the Coral Triangle. Come with time, and with a local host at each stop.',
  greeting: { phrase: 'Apinun', lang: 'tpi', language: 'Tok Pisin, “good afternoon”' },
  languages: 'English, Tok Pisin, Hiri Motu, and more than 800 others.',
  seasons:
    'Drier from about May to October in much of the country; Lae and Alotau have their rain in those very months. The highlands are cool at night all year.',
  wetMonths: SOUTHERN_WET_MONTHS,
  custom:
    'Nearly all land belongs to clans: ask before you walk, swim or take pictures, and expect to pay a small access fee. Dress covers shoulders and knees. Have your host meet you at the airport.',
  activities: [
    {
      title: 'Learn the looping of a bilum',
      place: 'Goroka, Eastern Highlands',
      area: 'highlands',
      interest: 'crafts',
      length: 'full',
      text: 'Women loop these string bags by hand without knots, and each pattern has an owner and a story. Start the base of your own.',
    },
    {
      title: 'Follow coffee from cherry to cup',
      place: 'Goroka valley',
      area: 'highlands',
      interest: 'food',
      length: 'half',
      text: 'Smallholders pick, pulp and dry highland coffee in their own gardens. Roast a handful over the fire and taste it.',
    },
    {
      title: 'Help to open a mumu',
      place: 'A highlands village',
      area: 'highlands',
      interest: 'food',
      length: 'full',
      text: 'Sweet potato, greens and pork steam for hours on hot stones under leaves and earth. The work and the waiting are shared.',
    },
    {
      title: 'Attend the Goroka Show',
      place: 'Goroka',
      area: 'highlands',
      interest: 'music',
      length: 'full',
      text: 'Performing groups from many provinces gather for sing-sings around Independence Day, 16 September.',
      months: [9],
    },
    {
      title: 'See the spirit houses of the Sepik',
      place: 'Middle Sepik River',
      area: 'sepik',
      interest: 'heritage',
      length: 'full',
      text: 'Travel by motor canoe between villages known for their carving. Some houses and objects are not open to all: your guide asks first.',
    },
    {
      title: 'Begin at the National Museum',
      place: 'Waigani, Port Moresby',
      area: 'port-moresby',
      interest: 'heritage',
      length: 'half',
      text: 'Masks, slit drums and shell valuables from all regions give what you will see later its place.',
    },
    {
      title: 'Look for birds of paradise',
      place: 'Varirata National Park',
      area: 'port-moresby',
      interest: 'nature',
      length: 'half',
      text: 'An early start from Port Moresby brings you to forest trails where Raggiana birds of paradise display.',
    },
    {
      title: 'Dive or snorkel a volcanic reef',
      place: 'Kimbe Bay, New Britain',
      area: 'new-britain',
      interest: 'ocean',
      length: 'full',
      text: 'Seamounts rise from deep water close to the shore, covered in sea fans, barrel sponges and schooling fish.',
    },
  ],
};
