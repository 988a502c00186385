/** An engine that is compared with Chromium. */
export type Engine = 'Firefox' | 'WebKit';

/** A difference from Chromium that stays. */
export interface OnPurpose {
  engine: Engine;
  /** The stories: those whose id begins so. */
  story: string;
  /** The part. @default all */
  part?: string;
  /** The lengths of parts that may differ. */
  lengths: readonly string[];
  /** By how much: px, and a share of the length. */
  px?: number;
  share?: number;
  reason: string;
}

/** What differs from Chromium by more than two pixels on purpose, each with its reason. */
export const ON_PURPOSE: readonly OnPurpose[] = [
  {
    engine: 'WebKit',
    story: '',
    lengths: ['x', 'width', 'margin-left', 'margin-right'],
    px: 10,
    reason:
      'It rounds the widths of letters and of spaces between them, which adds up along a line: half a pixel a word.',
  },
  ...(['Firefox', 'WebKit'] as const).map((engine) => ({
    engine,
    story: 'components-stat-tile',
    lengths: ['width'],
    px: 7,
    reason:
      'A label of two lines is as wide as the longer one, and `text-wrap: pretty` breaks it elsewhere in Chromium.',
  })),
  {
    engine: 'Firefox',
    story: '',
    lengths: ['x', 'width'],
    px: 6,
    reason:
      "Letters of the system's fonts, as those of Japanese and Arabic, are a fraction of a pixel wider.",
  },
  ...['dashboards-travel-agent', 'dashboards-role-travel-agent'].map((story) => ({
    engine: 'Firefox' as const,
    story,
    lengths: ['y', 'height'],
    px: 48,
    reason: 'A table that is higher than its rows gives them the rest in other shares.',
  })),
  {
    engine: 'WebKit',
    story: 'dashboards-tour-organizer-languages--pseudo',
    lengths: ['y', 'height'],
    px: 18,
    reason: 'The two facts of a tile stand below each other where letters are half a pixel wider.',
  },
  {
    engine: 'WebKit',
    story: 'dashboards-tour-organizer-languages--arabic',
    lengths: ['y', 'height'],
    px: 24,
    reason: 'The seats left stand beside the seats taken where Arabic letters are narrower, and not below.',
  },
  ...[
    'dashboards-traveler--large-text',
    'dashboards-travel-agent-sizes--large-text',
    'dashboards-corporate-sizes--large-text',
    'app-pages--large-text',
  ].map((story) => ({
    engine: 'WebKit' as const,
    story,
    lengths: ['y', 'height'],
    share: 0.02,
    reason: 'Large words beside each other stand below each other where letters are half a pixel wider.',
  })),
  {
    engine: 'WebKit',
    story: 'dashboards-corporate-sizes--large-text-phone',
    lengths: ['y', 'height'],
    px: 40,
    reason: 'The words of a policy take a line less where letters are half a pixel narrower.',
  },
  {
    engine: 'WebKit',
    story: 'dashboards-corporate-sizes--phone-approvals',
    lengths: ['y', 'height'],
    px: 20,
    reason: 'The two facts of a row stand below each other where letters are half a pixel wider.',
  },
  {
    engine: 'WebKit',
    story: 'embed-widgets--hostile-data',
    lengths: ['y', 'height'],
    px: 44,
    reason: 'A word of 400 letters takes fewer lines where its letters are narrower.',
  },
  {
    engine: 'WebKit',
    story: 'review-brand-studio--',
    lengths: ['y', 'height'],
    px: 60,
    reason: 'Each of its many fields for colors and ranges is a few pixels lower.',
  },
  ...[
    { engine: 'WebKit' as const, story: 'dashboards-tour-organizer-data--odd-figures', px: 24 },
    { engine: 'WebKit' as const, story: 'dashboards-corporate-texts--hostile-strings', px: 80 },
    { engine: 'WebKit' as const, story: 'dashboards-corporate-texts--unbreakable-budget', px: 128 },
    { engine: 'Firefox' as const, story: 'dashboards-role-traveler--hostile-text', px: 55 },
    { engine: 'Firefox' as const, story: 'dashboards-role-provider--hostile-text', px: 55 },
    { engine: 'Firefox' as const, story: 'dashboards-role-tour-organizer--hostile-text', px: 36 },
  ].map((entry) => ({
    ...entry,
    lengths: ['y', 'height'],
    reason: 'All rows of a list are as high as the highest, in which a line breaks elsewhere.',
  })),
  {
    engine: 'WebKit',
    story: 'dashboards-corporate-languages--spanish',
    lengths: ['y'],
    px: 10,
    reason: 'Departments share the height of the panel, and the words beside one of them take a line less.',
  },
  ...[
    'dashboards-tour-organizer-data--hostile-strings',
    'dashboards-tour-organizer-data--hostile-applicants',
    'dashboards-corporate-texts--hostile-strings',
  ].map((story) => ({
    engine: 'WebKit' as const,
    story,
    lengths: ['x', 'width'],
    px: 24,
    reason: 'Characters that no font has are drawn as boxes of its own.',
  })),
  {
    engine: 'WebKit',
    story: 'components-cover-art--matrix',
    lengths: ['y', 'height'],
    px: 1200,
    reason: 'A box of the story that has only a ratio does not grow with what is in it.',
  },
  {
    engine: 'WebKit',
    story: 'components-tabs--narrow-',
    lengths: ['y'],
    px: 4,
    reason: 'A bare button of the story is as high as the browser draws it.',
  },
  {
    engine: 'WebKit',
    story: 'components-avatar--picture',
    lengths: ['y'],
    px: 6,
    reason: 'A row of avatars stands on the line of the text as high as WebKit places pictures.',
  },
  {
    engine: 'WebKit',
    story: 'components-toast--replaced-while-focused-in-shadow-root',
    lengths: ['y', 'height'],
    px: 4,
    reason: 'A bare button of the story is as high as the browser draws it.',
  },
  {
    engine: 'WebKit',
    story: '',
    part: 'triangle-row',
    lengths: ['margin-left'],
    px: 1000,
    reason: 'From right to left it counts the room that a drawing leaves as its margin.',
  },
  {
    engine: 'WebKit',
    story: 'components-sparkline--right-to-left',
    lengths: ['margin-left'],
    px: 1200,
    reason: 'From right to left it counts the room that a drawing leaves as its margin.',
  },
  ...(['Firefox', 'WebKit'] as const).flatMap((engine) => [
    {
      engine,
      story: '',
      part: 'empty-state-text',
      lengths: ['width'],
      px: 20,
      reason: 'It is as wide as its longest line, and Chromium breaks lines elsewhere to make them pretty.',
    },
    {
      engine,
      story: '',
      part: 'voyage-key',
      lengths: ['width'],
      px: 24,
      reason: 'Texts that wrap inside are as wide as their longest line, which breaks elsewhere.',
    },
    {
      engine,
      story: 'components-tabs--keep-mounted',
      lengths: ['y', 'height'],
      px: 6,
      reason: 'Its panels hold bare text areas, which browsers draw in sizes of their own.',
    },
    {
      engine,
      story: 'components-date-range-field',
      lengths: ['y', 'height', 'width'],
      px: 90,
      reason: 'Fields for days are as wide as the browser draws them: on phones two may stand side by side.',
    },
    {
      engine,
      story: 'review-',
      lengths: ['y', 'height'],
      px: 6,
      reason: 'Fields for colors and ranges are as high as browsers draw them.',
    },
  ]),
];
