import type { Destination } from './types';

export const cookIslands: Destination = {
  id: 'cook-islands',
  name: 'Cook Islands',
  gateway: 'Rarotonga',
  art: 'lagoon',
  summary:
    'Fifteen islands in a vast sea: tīvaevae sewn in company, hymns without instruments, the lagoons of Muri and Aitutaki.',
  greeting: { phrase: 'Kia orāna', lang: 'rar', language: 'Cook Islands Māori, “may you live long”' },
  languages: 'Cook Islands Māori, English, and Pukapukan on Pukapuka.',
  seasons:
    'Drier and cooler from about April to November; warmer and wetter, with cyclones possible, from December to March.',
  wetMonths: [12, 1, 2, 3],
  custom:
    'Swimwear stays on the beach. Marae are sacred ground: walk round, not over them. Fruit trees belong to families even where there is no fence.',
  sunday:
    'Churches are full on Sunday morning and visitors are welcome to listen; wear something that covers shoulders and knees. Many shops stay shut.',
  activities: [
    {
      title: 'Stitch a corner of a tīvaevae',
      place: 'Rarotonga',
      area: 'rarotonga',
      interest: 'crafts',
      length: 'half',
      text: 'Women cut, lay and sew these quilts together, to be given at weddings, births and funerals.',
    },
    {
      title: 'Shop at Punanga Nui on Saturday',
      place: 'Avarua, Rarotonga',
      area: 'rarotonga',
      interest: 'food',
      length: 'half',
      text: 'Go early for pawpaw, rukau (taro leaf) and ika mata, raw fish in lime and coconut cream.',
    },
    {
      title: 'Taste coffee grown on ʻĀtiu',
      place: 'ʻĀtiu',
      area: 'atiu',
      interest: 'food',
      length: 'half',
      text: 'Families on the island still pick, dry and roast by hand; a grower shows you every step.',
    },
    {
      title: 'Listen to ʻīmene tuki',
      place: 'A church on Rarotonga',
      area: 'rarotonga',
      interest: 'music',
      length: 'half',
      text: 'Unaccompanied hymns with a driving rhythm from the men’s voices. Sit at the back and stay to the end.',
    },
    {
      title: 'See Te Maeva Nui',
      place: 'Avarua, Rarotonga',
      area: 'rarotonga',
      interest: 'music',
      length: 'full',
      text: 'Teams from the islands drum, dance and sing around Constitution Day, 4 August.',
      months: [7, 8],
    },
    {
      title: 'Walk the old inland road',
      place: 'Rarotonga',
      area: 'rarotonga',
      interest: 'heritage',
      length: 'half',
      text: 'The Ara Metua passes taro gardens and marae, among them Ārai-te-tonga, where chiefs were invested.',
    },
    {
      title: 'Cross the island by Te Rua Manga',
      place: 'Rarotonga',
      area: 'rarotonga',
      interest: 'nature',
      length: 'full',
      text: 'A steep forest track over the ridge below the Needle. Go with a guide after rain, and start early.',
    },
    {
      title: 'Paddle the lagoon at Muri',
      place: 'Rarotonga',
      area: 'rarotonga',
      interest: 'ocean',
      length: 'half',
      text: 'Shallow water and four small motu. Check where the raʻui, the closed areas, lie before you fish or collect.',
    },
  ],
};
