const SINGERS = [150, 172, 194, 216, 238, 260, 282];
const ROBES = ['var(--tapa-coral-500)', 'var(--tapa-frangipani-300)', 'var(--tapa-color-art-mid)'];

/** A choir before a white church. */
export function Choir() {
  return (
    <>
      <rect width="400" height="225" fill="var(--tapa-coral-200)" />
      <path d="M0 150 70 108 150 150 290 104 400 146V225H0z" fill="var(--tapa-lagoon-500)" />
      <path d="M300 36l12-10 4 16zM340 60l12-10 4 16zM356 24l12-10 4 16z" fill="var(--tapa-coral-600)" />
      <path d="M196 18H236V84H196z" fill="var(--tapa-sand-50)" />
      <path d="M186 22 216-8 246 22z" fill="var(--tapa-color-art-mid)" />
      <path d="M132 116 216 62 300 116V190H132z" fill="var(--tapa-sand-50)" />
      <path d="M216 62 300 116V190H216z" fill="var(--tapa-sand-200)" />
      <path d="M118 120 216 58 314 120" fill="none" stroke="var(--tapa-color-art-mid)" strokeWidth="11" />
      <path d="M150 128l12-14 12 14v28h-24zM258 128l12-14 12 14v28h-24z" fill="var(--tapa-frangipani-300)" />
      <path d="M196 190V140l20-22 20 22V190z" fill="var(--tapa-color-art-dark)" />
      <path d="M0 186H400V225H0z" fill="var(--tapa-lagoon-800)" />
      {SINGERS.map((x, index) => (
        <g key={x} transform={`translate(${x} 178)`}>
          <path d="M0 0 11 32H-11z" fill={ROBES[index % ROBES.length]} />
          <circle cy="-4" r="6" fill="var(--tapa-ink)" />
        </g>
      ))}
    </>
  );
}

/** Boats at a quay under the hills of a town. */
export function Harbor() {
  return (
    <>
      <rect width="400" height="225" fill="var(--tapa-frangipani-100)" />
      <path d="M0 110 80 48 160 98 250 38 340 92 400 60V130H0z" fill="var(--tapa-lagoon-400)" />
      <path
        d="M20 84H70V130H20zM78 98H132V130H78zM140 76H182V130H140zM268 90H322V130H268zM330 72H384V130H330z"
        fill="var(--tapa-sand-50)"
      />
      <path
        d="M14 86 45 64 76 86zM74 100 105 82 136 100zM136 78 161 58 186 78zM262 92 295 72 328 92zM324 74 357 52 390 74z"
        fill="var(--tapa-coral-600)"
      />
      <rect y="128" width="400" height="97" fill="var(--tapa-lagoon-700)" />
      <path d="M0 128H400V138H0z" fill="var(--tapa-sand-400)" />
      <path d="M52 176H150L134 202H70zM226 168H346L326 198H248z" fill="var(--tapa-sand-50)" />
      <path d="M100 176H150L134 202H100zM286 168H346L326 198H286z" fill="var(--tapa-color-art-mid)" />
      <path d="M98 176V112l34 56zM284 168V92l-46 68z" fill="var(--tapa-frangipani-300)" />
      <path d="M98 178V110M284 170V90" stroke="var(--tapa-ink)" strokeWidth="4" />
    </>
  );
}

/** A ferry between two islands. */
export function Ferry() {
  return (
    <>
      <rect width="400" height="225" fill="var(--tapa-color-art-light)" />
      <path d="M0 134 60 78 130 134zM270 134 344 66 400 112V134z" fill="var(--tapa-lagoon-600)" />
      <rect y="132" width="400" height="93" fill="var(--tapa-lagoon-800)" />
      <path d="M92 148H330L302 186H120z" fill="var(--tapa-coral-700)" />
      <path d="M212 148H330L302 186H212z" fill="var(--tapa-coral-800)" />
      <path d="M120 122H296V148H120zM146 98H262V122H146z" fill="var(--tapa-sand-50)" />
      <path
        d="M134 130h16v10h-16zM166 130h16v10h-16zM198 130h16v10h-16zM230 130h16v10h-16zM262 130h16v10h-16zM162 104h14v10h-14zM192 104h14v10h-14zM222 104h14v10h-14z"
        fill="var(--tapa-lagoon-700)"
      />
      <path d="M206 66H236V98H206z" fill="var(--tapa-frangipani-300)" />
      <path d="M206 66H236V76H206z" fill="var(--tapa-ink)" />
      <path
        d="M20 204l14 8 14-8 14 8 14-8M320 204l14 8 14-8 14 8 14-8"
        fill="none"
        stroke="var(--tapa-lagoon-300)"
        strokeWidth="4"
      />
    </>
  );
}

/** A guesthouse with its veranda, light in its windows. */
export function Guesthouse() {
  return (
    <>
      <rect width="400" height="225" fill="var(--tapa-color-art-dark)" />
      <circle cx="330" cy="52" r="26" fill="var(--tapa-frangipani-200)" />
      <path d="M0 170 90 118 200 168 310 112 400 160V225H0z" fill="var(--tapa-lagoon-900)" />
      <path d="M84 96H316V184H84z" fill="var(--tapa-sand-100)" />
      <path d="M62 100 200 34 338 100z" fill="var(--tapa-coral-700)" />
      <path d="M200 34 338 100H214z" fill="var(--tapa-coral-800)" />
      <path d="M110 116h44v40h-44zM246 116h44v40h-44z" fill="var(--tapa-frangipani-300)" />
      <path d="M132 116v40M268 116v40M110 136h44M246 136h44" stroke="var(--tapa-coral-800)" strokeWidth="3" />
      <path d="M182 118H218V184H182z" fill="var(--tapa-lagoon-700)" />
      <path d="M70 184H330V196H70z" fill="var(--tapa-frangipani-700)" />
      <path
        d="M78 150V184M322 150V184M78 160H110M290 160H322"
        stroke="var(--tapa-frangipani-600)"
        strokeWidth="6"
      />
      <path d="M0 196H400V225H0z" fill="var(--tapa-lagoon-800)" />
    </>
  );
}

/** Dancers in a row, their skirts swinging. */
export function Dance() {
  return (
    <>
      <rect width="400" height="225" fill="var(--tapa-frangipani-300)" />
      <circle cx="200" cy="120" r="92" fill="var(--tapa-coral-400)" />
      <path d="M0 186H400V225H0z" fill="var(--tapa-lagoon-900)" />
      {[80, 200, 320].map((x, index) => (
        <g key={x} transform={`translate(${x} 0)${index === 1 ? '' : ' translate(0 14)'}`}>
          <path d="M-12 78H12L18 122H-18z" fill="var(--tapa-ink)" />
          <path
            d="M-14 82-48 56M14 82 48 60"
            stroke="var(--tapa-ink)"
            strokeWidth="8"
            strokeLinecap="round"
          />
          <path d="M-18 120H18L46 182H-46z" fill="var(--tapa-lagoon-600)" />
          <path
            d="M-18 120-30 182M-6 120-10 182M6 120 10 182M18 120 30 182"
            stroke="var(--tapa-lagoon-300)"
            strokeWidth="3"
          />
          <circle cy="58" r="15" fill="var(--tapa-ink)" />
          <path d="M-17 52l6-14 6 8 5-12 5 12 6-8 6 14z" fill="var(--tapa-coral-600)" />
        </g>
      ))}
    </>
  );
}
