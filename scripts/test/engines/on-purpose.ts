/** An engine that is compared with Chromium. */
export type Engine = 'Firefox' | 'WebKit';

/** A difference from Chromium that stays. */
export interface OnPurpose {
  engine: Engine;
  /** The stories: those whose id begins so. */
  story: string;
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
    lengths: ['y', 'height'],
    share: 0.02,
    reason: 'It cuts the height of each line down to whole pixels: 20 px where others have 20.95.',
  },
  {
    engine: 'WebKit',
    story: '',
    lengths: ['x', 'width'],
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
];
