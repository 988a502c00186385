/** A drawn island: the side in the sun and the side in shade, as points of polygons. */
export interface Island {
  readonly sun: string;
  readonly shade: string;
}

/** A destination on the map. */
export interface MapPlace {
  /** Id of the destination. */
  readonly id: string;
  /** Its name as the map has room for it. */
  readonly label: string;
  /** Where the label stands, from its middle. */
  readonly at: readonly [x: number, y: number];
  readonly islands: readonly Island[];
}

/** Width and height of the map, in the units of all points. */
export const MAP_SIZE = [524, 600] as const;

/** Lines of latitude that readers know, and how far down they lie. */
export const MAP_LINES = [
  { name: 'Equator', y: 196 },
  { name: 'Tropic of Capricorn', y: 362 },
] as const;

/**
 * A small island by its box: a ridge leans over its middle.
 *
 * @param x - left edge
 * @param y - top
 */
const island = (x: number, y: number, width: number, height: number): Island => {
  const ridge = `${x + width * 0.55},${y} ${x + width * 0.42},${y + height}`;
  return {
    sun: `${x},${y + height * 0.55} ${ridge}`,
    shade: `${x + width},${y + height * 0.45} ${ridge}`,
  };
};

/** The destinations as they lie to one another, drawn by hand: larger than they are, or they could not be pressed. */
export const MAP_PLACES: readonly MapPlace[] = [
  {
    id: 'papua-new-guinea',
    label: 'Papua New Guinea',
    at: [80, 300],
    islands: [
      {
        sun: '18,222 46,210 78,226 96,250 62,244 36,262 18,254',
        shade: '96,250 118,266 92,260 62,244 36,262 58,268 84,262',
      },
      island(78, 220, 32, 20),
      island(104, 236, 18, 14),
    ],
  },
  {
    id: 'solomon-islands',
    label: 'Solomon Islands',
    at: [194, 234],
    islands: [
      island(112, 238, 20, 18),
      island(126, 250, 20, 16),
      island(140, 258, 18, 16),
      island(152, 266, 16, 14),
    ],
  },
  {
    id: 'vanuatu',
    label: 'Vanuatu',
    at: [150, 334],
    islands: [island(184, 290, 14, 26), island(194, 310, 12, 20), island(200, 330, 10, 18)],
  },
  {
    id: 'fiji',
    label: 'Fiji',
    at: [242, 356],
    islands: [island(228, 312, 34, 26), island(254, 304, 26, 20), island(266, 324, 12, 10)],
  },
  {
    id: 'tonga',
    label: 'Tonga',
    at: [292, 374],
    islands: [island(286, 316, 10, 18), island(294, 332, 10, 18), island(288, 348, 10, 12)],
  },
  {
    id: 'samoa',
    label: 'Samoa',
    at: [304, 270],
    islands: [island(292, 280, 24, 18), island(314, 288, 20, 14)],
  },
  {
    id: 'cook-islands',
    label: 'Cook Islands',
    at: [376, 376],
    islands: [island(372, 344, 24, 14), island(378, 324, 10, 12), island(390, 334, 10, 10)],
  },
  {
    id: 'tahiti',
    label: 'Tahiti',
    at: [442, 300],
    islands: [
      island(424, 312, 18, 14),
      island(440, 308, 28, 20),
      island(464, 300, 12, 10),
      island(486, 262, 14, 10),
    ],
  },
  {
    id: 'hawaii',
    label: 'Hawaiʻi',
    at: [394, 24],
    islands: [
      island(376, 36, 14, 12),
      island(388, 42, 16, 14),
      island(400, 50, 16, 14),
      island(412, 54, 20, 20),
    ],
  },
  {
    id: 'aotearoa',
    label: 'Aotearoa New Zealand',
    at: [342, 488],
    islands: [
      { sun: '226,444 236,466 222,496 206,486', shade: '236,466 262,462 246,490 222,496' },
      { sun: '214,496 190,530 198,540', shade: '214,496 226,508 198,540' },
    ],
  },
];
