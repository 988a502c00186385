/** A whale's tail over the swell. */
export function Whale() {
  return (
    <>
      <rect width="400" height="225" fill="var(--tapa-color-art-light)" />
      <circle cx="86" cy="64" r="30" fill="var(--tapa-frangipani-300)" />
      <path d="M0 140 100 112 180 140 300 104 400 138V160H0z" fill="var(--tapa-lagoon-300)" />
      <rect y="138" width="400" height="87" fill="var(--tapa-lagoon-700)" />
      <path
        d="M204 196C196 150 198 120 206 96 176 96 150 78 132 46 168 46 192 56 212 78 232 56 256 46 292 46 274 78 248 96 218 96 228 122 230 152 226 196z"
        fill="var(--tapa-ink)"
      />
      <path d="M212 78C232 56 256 46 292 46 274 78 248 96 218 96z" fill="var(--tapa-lagoon-900)" />
      <path
        d="M150 190l16 9 16-9 16 9 16-9 16 9 16-9 16 9 16-9"
        fill="none"
        stroke="var(--tapa-lagoon-200)"
        strokeWidth="5"
      />
      <path
        d="M20 168l14 8 14-8 14 8M320 172l14 8 14-8 14 8"
        fill="none"
        stroke="var(--tapa-lagoon-400)"
        strokeWidth="4"
      />
    </>
  );
}

/** A wave and a board in it. */
export function Surf() {
  return (
    <>
      <rect width="400" height="225" fill="var(--tapa-frangipani-200)" />
      <circle cx="316" cy="54" r="32" fill="var(--tapa-coral-400)" />
      <path
        d="M0 225V150C60 60 170 34 252 74 206 76 182 104 196 138 214 176 300 170 400 150V225z"
        fill="var(--tapa-lagoon-600)"
      />
      <path d="M0 225V176C80 110 150 96 196 138 214 176 300 170 400 150V225z" fill="var(--tapa-lagoon-700)" />
      <path d="M0 150C60 60 170 34 252 74 170 58 80 96 0 176z" fill="var(--tapa-sand-50)" />
      <path d="M236 190 300 116 312 124 258 200z" fill="var(--tapa-coral-600)" />
      <path d="M248 190 304 122" stroke="var(--tapa-frangipani-300)" strokeWidth="4" />
    </>
  );
}

/** A beach with a palm that leans over the water. */
export function Beach() {
  return (
    <>
      <rect width="400" height="225" fill="var(--tapa-lagoon-100)" />
      <circle cx="118" cy="66" r="30" fill="var(--tapa-frangipani-300)" />
      <rect y="104" width="400" height="121" fill="var(--tapa-lagoon-500)" />
      <path d="M0 104H400V116H0z" fill="var(--tapa-lagoon-700)" />
      <path d="M0 225V180C120 138 240 150 400 128V225z" fill="var(--tapa-sand-50)" />
      <path d="M0 225V196C120 154 240 168 400 146V225z" fill="var(--tapa-frangipani-200)" />
      <path
        d="M330 196C328 130 300 84 250 58"
        fill="none"
        stroke="var(--tapa-frangipani-700)"
        strokeWidth="11"
      />
      <path
        d="M252 60 196 44 182 74zM252 60 206 96 216 120zM252 60 262 12 232 8zM252 60 306 34 316 60z"
        fill="var(--tapa-lagoon-800)"
      />
    </>
  );
}

/** Stars to steer by, over a dark ocean. */
export function Stars() {
  return (
    <>
      <rect width="400" height="225" fill="var(--tapa-ink)" />
      <path
        d="M52 40l5 9-5 9-5-9zM120 84l5 9-5 9-5-9zM176 30l6 11-6 11-6-11zM242 70l5 9-5 9-5-9zM296 28l5 9-5 9-5-9zM346 92l6 11-6 11-6-11zM86 130l4 7-4 7-4-7zM306 134l4 7-4 7-4-7z"
        fill="var(--tapa-frangipani-200)"
      />
      <path
        d="M120 93 176 41 242 79 346 103"
        fill="none"
        stroke="var(--tapa-color-art-mid)"
        strokeWidth="2"
        strokeDasharray="4 6"
      />
      <path d="M0 172H400V225H0z" fill="var(--tapa-lagoon-900)" />
      <path d="M132 166H262L240 190H156z" fill="var(--tapa-coral-800)" />
      <path d="M196 166V78l48 78z" fill="var(--tapa-sand-50)" />
      <path d="M188 166V92l-36 66z" fill="var(--tapa-frangipani-300)" />
      <path
        d="M20 204l14 8 14-8 14 8 14-8M306 206l14 8 14-8 14 8 14-8"
        fill="none"
        stroke="var(--tapa-lagoon-500)"
        strokeWidth="4"
      />
    </>
  );
}

/** Water that falls over a green cliff into a pool. */
export function Waterfall() {
  return (
    <>
      <rect width="400" height="225" fill="var(--tapa-lagoon-800)" />
      <path d="M0 0H150L168 225H0zM400 0H244L230 225H400z" fill="var(--tapa-lagoon-700)" />
      <path d="M0 0H92L120 225H0zM400 0H306L280 225H400z" fill="var(--tapa-lagoon-900)" />
      <path d="M162 0H238L230 178H170z" fill="var(--tapa-sand-50)" />
      <path d="M176 0 182 178M200 0V178M222 0 216 178" stroke="var(--tapa-lagoon-200)" strokeWidth="5" />
      <path d="M70 225C90 176 310 176 330 225z" fill="var(--tapa-lagoon-400)" />
      <ellipse cx="200" cy="186" rx="58" ry="12" fill="var(--tapa-lagoon-100)" />
      <path
        d="M60 96 26 60 20 112zM60 96 92 62 104 108zM336 120 304 86 296 136zM336 120 368 86 384 130z"
        fill="var(--tapa-lagoon-500)"
      />
    </>
  );
}
