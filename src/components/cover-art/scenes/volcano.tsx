import { zigzag } from '../zigzag';

/** A glowing cone at dusk, its ash drawn as rising diamonds, above a dark shore. */
export function Volcano() {
  return (
    <>
      <rect width="400" height="225" fill="var(--tapa-coral-200)" />
      <rect width="400" height="64" fill="var(--tapa-color-art-light)" />
      <circle cx="92" cy="112" r="34" fill="var(--tapa-frangipani-300)" />
      <g fill="var(--tapa-sand-50)">
        <path d="M218 56l18-14 18 14-18 14z" />
        <path d="M242 30l14-11 14 11-14 11z" />
        <path d="M268 10l10-8 10 8-10 8z" />
      </g>
      <path d="M0 172 70 132 150 172z" fill="var(--tapa-lagoon-500)" />
      <path d="M108 172 212 76H258L364 172z" fill="var(--tapa-color-art-mid)" />
      <path d="M258 76 364 172H264L246 120z" fill="var(--tapa-color-art-dark)" />
      <path d="M212 76H258L246 92 236 84 224 96z" fill="var(--tapa-frangipani-400)" />
      <path d="M236 84 242 130 232 158 226 128 224 96z" fill="var(--tapa-coral-500)" />
      <path d="M300 172 362 140 400 158V172z" fill="var(--tapa-lagoon-600)" />
      <rect y="172" width="400" height="53" fill="var(--tapa-lagoon-900)" />
      <path
        d={`${zigzag(-10, 192, 24, 18, 6)}${zigzag(-1, 210, 24, 18, 6)}`}
        fill="none"
        stroke="var(--tapa-lagoon-500)"
        strokeWidth="2"
      />
    </>
  );
}
