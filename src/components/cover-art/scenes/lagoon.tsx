import { zigzag } from '../zigzag';

/** A ringed reef islet before a far coast. */
export function Lagoon() {
  return (
    <>
      <rect width="400" height="225" fill="var(--tapa-sand-100)" />
      <circle cx="96" cy="66" r="28" fill="var(--tapa-frangipani-400)" />
      <path d="M196 92 252 40 288 74 316 54 366 92z" fill="var(--tapa-ocean-800)" />
      <path d="M252 40 288 74 274 92H252z" fill="var(--tapa-ocean-600)" />
      <rect y="92" width="400" height="133" fill="var(--tapa-lagoon-600)" />
      <rect y="92" width="400" height="20" fill="var(--tapa-lagoon-800)" />
      <ellipse
        cx="150"
        cy="168"
        rx="164"
        ry="40"
        fill="none"
        stroke="var(--tapa-lagoon-200)"
        strokeWidth="2"
      />
      <ellipse cx="150" cy="168" rx="146" ry="32" fill="var(--tapa-lagoon-300)" />
      <ellipse cx="150" cy="168" rx="110" ry="22" fill="var(--tapa-lagoon-100)" />
      <path d="M118 166 150 150 184 166 150 174z" fill="var(--tapa-frangipani-300)" />
      <path
        d={`${zigzag(322, 136, 4)}${zigzag(342, 158, 4)}${zigzag(322, 206, 5)}`}
        fill="none"
        stroke="var(--tapa-lagoon-300)"
        strokeWidth="3"
      />
    </>
  );
}
