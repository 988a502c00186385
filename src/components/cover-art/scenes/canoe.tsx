import { zigzag } from '../zigzag';

/** A sailing canoe with its outrigger, under a wide sun. */
export function Canoe() {
  return (
    <>
      <rect width="400" height="225" fill="var(--tapa-coral-200)" />
      <circle cx="200" cy="150" r="92" fill="var(--tapa-frangipani-300)" />
      <circle cx="200" cy="150" r="62" fill="var(--tapa-frangipani-200)" />
      <path d="M0 150 52 122 108 150z" fill="var(--tapa-ocean-700)" />
      <path d="M318 150 366 112 400 138V150z" fill="var(--tapa-ocean-700)" />
      <rect y="150" width="400" height="75" fill="var(--tapa-lagoon-700)" />
      <path d="M196 170 190 34" stroke="var(--tapa-ink)" strokeWidth="4" />
      <path d="M190 36 262 70 252 128 196 160z" fill="var(--tapa-color-art-mid)" />
      <path d="M262 70 252 128 196 160 234 96z" fill="var(--tapa-color-art-dark)" />
      <path d="M118 168H286L268 186H138z" fill="var(--tapa-coral-700)" />
      <path d="M150 168V198M216 168V198" stroke="var(--tapa-ink)" strokeWidth="3" />
      <path d="M128 196H240L232 204H136z" fill="var(--tapa-sand-50)" />
      <path
        d={`${zigzag(-10, 172, 6, 18, 6)}${zigzag(302, 172, 6, 18, 6)}${zigzag(-1, 216, 24, 18, 6)}${zigzag(-10, 194, 6, 18, 6)}${zigzag(284, 194, 7, 18, 6)}`}
        fill="none"
        stroke="var(--tapa-lagoon-400)"
        strokeWidth="2"
      />
    </>
  );
}
