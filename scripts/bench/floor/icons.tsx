import type { ReactElement, ReactNode } from 'react';
import type { TileIcon } from '../view';

/** An icon of the library's set as a plain element, made once. */
const icon = (size: number, lines: ReactNode): ReactElement => (
  <svg
    width={size}
    height={size}
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.75"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    {lines}
  </svg>
);

export const TILE_ICONS: Readonly<Record<TileIcon, ReactElement>> = {
  calendar: icon(
    20,
    <>
      <path d="M8 2v3" />
      <path d="M16 2v3" />
      <rect x="3" y="3" width="18" height="18" rx="2" />
      <path d="M3 9h18" />
      <path d="M8 13h.01" />
      <path d="M12 13h.01" />
      <path d="M16 13h.01" />
      <path d="M8 17h.01" />
      <path d="M12 17h.01" />
      <path d="M16 17h.01" />
    </>,
  ),
  checks: icon(
    20,
    <>
      <path d="M18 6 7 17l-5-5" />
      <path d="m22 10-7.5 7.5L13 16" />
    </>,
  ),
  globe: icon(
    20,
    <>
      <circle cx="12" cy="12" r="10" />
      <path d="M12 2a14.5 14.5 0 0 0 0 20 14.5 14.5 0 0 0 0-20" />
      <path d="M2 12h20" />
    </>,
  ),
};

const WAY_ON = <path d="m9 18 6-6-6-6" />;

export const CHEVRON_RIGHT = icon(16, WAY_ON);
export const ROW_CHEVRON = icon(20, WAY_ON);
export const CHEVRON_LEFT = icon(16, <path d="m15 18-6-6 6-6" />);
export const CHEVRON_DOWN = icon(16, <path d="m6 9 6 6 6-6" />);

export const PIN = icon(
  16,
  <>
    <path d="M20 10c0 4.993-5.539 10.193-7.399 11.799a1 1 0 0 1-1.202 0C9.539 20.193 4 14.993 4 10a8 8 0 0 1 16 0" />
    <circle cx="12" cy="10" r="3" />
  </>,
);

export const CLOCK = icon(
  14,
  <>
    <circle cx="12" cy="12" r="10" />
    <path d="M12 6v6l4 2" />
  </>,
);

export const CHECK = icon(
  14,
  <>
    <circle cx="12" cy="12" r="10" />
    <path d="m16 9-5.5 5.5L8 12" />
  </>,
);

export const MARK = (
  <svg className="mark" width="28" height="28" viewBox="0 0 28 28" aria-hidden="true">
    <rect width="28" height="28" rx="8" />
    <path d="M6 13l8-7 8 7M6 18l8-7 8 7M6 23l8-7 8 7" fill="none" strokeWidth="2" />
  </svg>
);
