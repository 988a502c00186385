import { CalendarDays, Compass, Hand, House, Map as MapIcon, Users } from 'tapa-ui/icons';
import type { PageContent } from '../types';

export const page: PageContent = {
  title: 'Cultural experiences and traditional crafts',
  description:
    'Barkcloth, weaving, carving, quilting, dance and kava across the Pacific: what you can learn, from whom, and how to be a good guest.',
  h1: 'Learn from the people who make',
  lede: 'Barkcloth, baskets, carving, quilts, song: each has a home, a season and people who hold the right to teach it. This is what you can learn, and where.',
  art: ['market', 'stilts'],
  action: { text: 'Find stays', href: '/destinations?interest=crafts' },
  sections: [
    {
      kind: 'tiles',
      id: 'traditional-crafts',
      heading: 'Traditional crafts and where they live',
      items: [
        {
          scene: 'cloth-7',
          title: 'Barkcloth',
          text: 'Beat, join and print the inner bark of the paper mulberry.',
          place: 'Vatulele or Suva, Fiji',
          season: 'Drier from May to October',
          href: '/destinations#fiji',
        },
        {
          scene: 'weaving',
          title: 'Looped bags',
          text: 'Roll the fiber on your thigh and loop the base of a bilum.',
          place: 'Goroka, Papua New Guinea',
          season: 'Drier from May to October',
          href: '/destinations#papua-new-guinea',
        },
        {
          scene: 'quilt',
          title: 'Appliqué quilts',
          text: 'Cut, lay and sew a tīvaevae together.',
          place: 'Rarotonga, Cook Islands',
          season: 'Drier from April to November',
          href: '/destinations#cook-islands',
        },
        {
          scene: 'carving',
          title: 'Carving',
          text: 'Ebony and rosewood, worked with adze and chisel and inlaid with shell.',
          place: 'Marovo Lagoon, Solomon Islands',
          season: 'Drier from May to October',
          href: '/destinations#solomon-islands',
        },
        {
          scene: 'village',
          title: 'Plaiting',
          text: 'From a simple pandanus basket to the idea behind a fine mat.',
          place: 'A village on Upolu, Samoa',
          season: 'Drier from May to October',
          href: '/destinations#samoa',
        },
        {
          scene: 'flowers',
          title: 'Lei',
          text: 'Flowers, leaves, seeds or shells: a method, and for whom a lei is made.',
          place: 'Oʻahu, Hawaiʻi',
          season: 'Drier from May to October',
          href: '/destinations#hawaii',
        },
      ],
    },
    {
      kind: 'table',
      id: 'names',
      heading: 'What they are called',
      intro: 'Names differ from island to island even where the material is the same.',
      fold: 'All names',
      caption: 'Crafts of the Pacific, their names in several places, and what a visitor can learn',
      columns: ['Craft', 'Known as', 'What you can learn in a day'],
      rows: [
        [
          'Barkcloth',
          [
            { phrase: 'Masi', lang: 'fj' },
            ' in Fiji, ',
            { phrase: 'siapo', lang: 'sm' },
            ' in Samoa, ',
            { phrase: 'ngatu', lang: 'to' },
            ' in Tonga, ',
            { phrase: 'kapa', lang: 'haw' },
            ' in Hawaiʻi, tapa in many places',
          ],
          'Strip, soak and beat the inner bark of the paper mulberry; print or rub a small piece.',
        ],
        [
          'Looped bags',
          [{ phrase: 'Bilum', lang: 'tpi' }, ' in Papua New Guinea'],
          'Roll the fiber on your thigh and loop the base. A whole bag takes weeks.',
        ],
        [
          'Plaiting and weaving',
          [
            { phrase: 'Raranga', lang: 'mi' },
            ' in Aotearoa, ',
            { phrase: 'lalaga', lang: 'sm' },
            ' in Samoa, ',
            { phrase: 'lālanga', lang: 'to' },
            ' in Tonga',
          ],
          'Prepare pandanus or flax and finish a small basket or band.',
        ],
        [
          'Appliqué quilts',
          [
            { phrase: 'Tīvaevae', lang: 'rar' },
            ' in the Cook Islands, ',
            { phrase: 'tīfaifai', lang: 'ty' },
            ' in Tahiti, ',
            { phrase: 'kapa kuiki', lang: 'haw' },
            ' in Hawaiʻi',
          ],
          'Fold and cut a pattern, lay it, and sew a first corner.',
        ],
        [
          'Carving',
          [
            { phrase: 'Whakairo', lang: 'mi' },
            ' in Aotearoa; great traditions of the Sepik, Marovo and the Marquesas',
          ],
          'Watch, ask and sand. Many figures may be carved only by those who inherit them.',
        ],
        [
          'Pottery',
          'Villages of the Sigatoka valley in Fiji; several places in Papua New Guinea',
          'Shape a pot without a wheel and learn how an open firing is built.',
        ],
      ],
    },
    {
      kind: 'features',
      id: 'more',
      heading: 'More than objects',
      items: [
        {
          icon: Users,
          title: 'Song and dance',
          text: 'Hula, siva, meke, lakalaka, ʻori, haka: words come first, movement carries them. Ask what a song says before you film it.',
        },
        {
          icon: Hand,
          title: 'Welcome and ceremony',
          text: 'A sevusevu in Fiji, an ʻava ceremony in Samoa, a pōwhiri in Aotearoa. Your host tells you where to sit, when to speak and when not.',
        },
        {
          icon: Compass,
          title: 'Voyaging',
          text: 'Canoe builders and navigators teach stars, swell and birds in several places, from Hawaiʻi to Taumako and Satawal.',
        },
        {
          icon: MapIcon,
          title: 'Places that speak',
          text: 'Marae, heiau, nakamal and spirit houses are living places. Some can be entered with a guide; some only be seen from the path.',
        },
      ],
    },
    {
      kind: 'steps',
      id: 'how',
      heading: 'How an experience works',
      items: [
        {
          title: 'You read who leads it',
          text: 'A listing names the maker or community, the language, the group size and what is not shared with visitors.',
        },
        {
          title: 'You ask for a date',
          text: 'Crafts follow seasons and family duties. A funeral or a harvest comes first, and your host offers another day.',
        },
        {
          title: 'You arrive as a guest',
          text: 'Bring what is customary, dress as asked, and put the camera away until somebody says yes.',
        },
        {
          title: 'The maker is paid',
          text: [
            'Hosts set their own prices. What the platform keeps is on the ',
            { text: 'pricing page', href: '/pricing' },
            '.',
          ],
        },
      ],
    },
    {
      kind: 'list',
      id: 'guest',
      heading: 'Being a good guest',
      items: [
        'Ask before you photograph people, houses or ceremonies, and accept a no without a reason.',
        'Patterns can belong to families. Learn one to understand it, not to sell it.',
        'Buy from the person who made it, and ask what it is made of: turtle shell, coral and some woods may not cross borders.',
        'Carved or woven plant material may need to be declared. Australia, Aotearoa New Zealand and Hawaiʻi inspect it.',
        'Say who taught you when you show what you made.',
      ],
    },
    {
      kind: 'cards',
      id: 'next',
      heading: 'Where to go next',
      items: [
        {
          icon: MapIcon,
          title: 'Destinations',
          text: 'Guides to ten places, with a filter for crafts and music.',
          href: '/destinations?interest=crafts',
        },
        {
          icon: CalendarDays,
          title: 'Festivals and events',
          text: 'When makers and dancers gather.',
          href: '/festivals-events',
        },
        {
          icon: House,
          title: 'Teach what you make',
          text: 'Host a workshop on your own terms.',
          href: '/become-host',
        },
      ],
    },
  ],
};
