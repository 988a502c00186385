/** Snow-streaked ridges under a low sun. */
export function Highlands() {
  return (
    <>
      <rect width="400" height="225" fill="var(--tapa-frangipani-200)" />
      <circle cx="286" cy="82" r="44" fill="var(--tapa-coral-400)" />
      <path
        d="M0 150 60 96 118 140 196 62 268 134 330 92 400 146V225H0z"
        fill="var(--tapa-color-art-light)"
      />
      <g fill="var(--tapa-color-art-mid)">
        <path d="M0 225V178L72 128 200 225z" />
        <path d="M104 225 200 124 288 204 300 225z" />
        <path d="M262 225 340 152 400 196V225z" />
      </g>
      <g fill="var(--tapa-color-art-dark)">
        <path d="M72 128 134 176 118 225H92z" />
        <path d="M200 124 288 204 300 225H226L214 176z" />
        <path d="M340 152 400 196V225H356L350 186z" />
      </g>
      <path
        d="M64 142 6 196M58 158 18 196M190 142 134 202M186 160 146 202M182 178 160 202M332 168 296 202M328 184 308 202"
        fill="none"
        stroke="var(--tapa-color-art-light)"
        strokeWidth="2.5"
      />
      <path d="M0 225V206L90 190 190 212 300 194 400 210V225z" fill="var(--tapa-ink)" />
    </>
  );
}
