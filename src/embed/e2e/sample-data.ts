// Fictional data for the widgets, far enough in the future to stay ahead.

export const DATA = {
  'tapa-stat-strip': [
    { id: 'trips', label: 'Trips booked', value: 6, hint: '3 upcoming' },
    { id: 'spent', label: 'Spent', value: 1_234_567_890, format: 'money' },
    { id: 'rating', label: 'Rating', value: 4.87, format: 'rating', unit: 'of 5', href: '/ratings' },
    { id: 'unknown', label: 'Not known yet' },
  ],
  'tapa-rewards': {
    level: 'Gold Explorer',
    nextLevel: 'Platinum Adventurer',
    points: 1250,
    pointsToNext: 250,
    progress: 75,
    rewards: [
      { id: 'discount', title: '10% discount', condition: 'Off your next booking', points: 500 },
      { id: 'lounge', title: 'Lounge pass', condition: 'At the airport', points: 900, isLocked: true },
    ],
  },
  'tapa-upcoming-trips': [
    {
      id: 1,
      listingTitle: 'Masi workshop',
      destination: 'Taveuni, Fiji',
      checkIn: '2090-01-05',
      checkOut: '2090-01-09',
      status: 'confirmed',
    },
    {
      id: 'a/b',
      listingTitle: 'Lagoon by canoe',
      destination: 'Vavaʻu, Tonga',
      checkIn: '2090-02-05',
      checkOut: '2090-02-09',
      status: 'pending',
    },
    { id: 3, listingTitle: 'Long past', checkIn: '2001-01-05', checkOut: '2001-01-09' },
    null,
  ],
  'tapa-recommendations': [
    { id: 1, title: 'Highlands guesthouse', rating: 4.8, price: 86 },
    { id: 2, title: 'Lagoon family stay', rating: 4.6, price: 142 },
  ],
  'tapa-tour-availability': [
    {
      id: 1,
      title: 'Carvers on the Sepik',
      destination: 'Ambunti, Papua New Guinea',
      dates: 'Jan 5 – 12, 2090',
      theme: 'Carving',
      participants: 9,
      maxParticipants: 12,
      status: 'active',
    },
  ],
} as const;

export type Tag = keyof typeof DATA;

export const TAGS = Object.keys(DATA) as Tag[];

export const widget = (tag: Tag, attributes = ''): string =>
  `<${tag} link-base="https://tapa.example/to/" ${attributes}><script type="application/json">${JSON.stringify(DATA[tag])}</script></${tag}>`;
