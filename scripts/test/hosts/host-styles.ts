import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/** Resets, preflights and classless stylesheets, the most downloaded of npm, as pages have them beside the library. */
export const SHEETS = [
  'normalize.css/normalize.css',
  '@csstools/normalize.css/opinionated.css',
  'modern-normalize/modern-normalize.css',
  'sanitize.css/sanitize.css',
  'sanitize.css/forms.css',
  'reset-css/reset.css',
  'the-new-css-reset/css/reset.css',
  'modern-css-reset/dist/reset.css',
  'a11y-css-reset/combo.css',
  // Tailwind 3.3's preflight: later ones keep the weight of `[type='button']` low.
  '@unocss/reset/tailwind.css',
  '@unocss/reset/tailwind-v4.css',
  '@unocss/reset/eric-meyer.css',
  'destyle.css/destyle.css',
  'ress/ress.css',
  'minireset.css/minireset.css',
  'bootstrap/dist/css/bootstrap.css',
  'purecss/build/pure.css',
  'milligram/dist/milligram.css',
  'water.css/out/dark.css',
  'mvp.css/mvp.css',
  'sakura.css/css/sakura-dark.css',
  'simpledotcss/simple.css',
  '@exampledev/new.css/new.css',
  'concrete.css/concrete.css',
  'bamboo.css/dist/bamboo.min.css',
] as const;

const { resolve } = createRequire(import.meta.url);

export const sheetText = (name: string): string => readFileSync(resolve(name), 'utf8');

const TEXT =
  'font: italic 900 30px/2 cursive; color: #333; letter-spacing: 2px; word-spacing: 9px; text-transform: uppercase; ' +
  'text-indent: 9px; text-align: right; text-decoration: underline wavy; text-shadow: 1px 1px red; white-space: nowrap; ' +
  '-webkit-text-fill-color: red; -webkit-text-stroke: 1px red; hyphens: auto; writing-mode: vertical-rl;';

const BOX =
  'display: block; float: left; position: relative; inset: 3px; width: 60px; height: 60px; min-width: 9px; max-width: 60px; ' +
  'margin: 9px; padding: 9px; border: 3px dashed red; border-radius: 9px; outline: 3px solid red; box-shadow: 0 0 9px red; ' +
  'background: linear-gradient(red, blue); overflow: hidden; opacity: 0.5; filter: blur(1px); transform: skew(9deg); ' +
  'rotate: 9deg; scale: 1.5; translate: 9px; zoom: 1.5; clip-path: inset(9px); mix-blend-mode: multiply; contain: paint; ' +
  'columns: 2; order: 2; flex: 1; gap: 9px; grid-area: 1 / 1; place-self: end; vertical-align: top; list-style: square; ' +
  'aspect-ratio: 1; visibility: hidden; transition: all 9s; animation: none; object-fit: none; table-layout: fixed;';

/** Elements that hosts put signs before or behind, as bullets and arrows; before the cells of a table alone, as names of columns. */
const SIGNED = 'a, button, dd, dt, h1, h2, h3, h4, h5, h6, label, li, p, td, th';

/**
 * Rules that hosts write for elements, attributes, states and everything: what each group is about, and the rules. `[class]`
 * stands for `*`, as it weighs more and spares the elements around the components, which are the host's own.
 */
export const RULES: Readonly<Record<string, string>> = {
  focus: `:focus { outline: 0 } a:focus, button:focus:not(.x), input:focus-visible { outline: none; box-shadow: none }
    :focus-within { background: red } tr:focus-within, li:focus-within { outline: 9px solid red }`,
  links: `a:hover { color: red; background: yellow } a:link, a:visited, a:not([href='']):not([tabindex]) { color: green }
    a[href] { border-bottom: 2px solid lime; text-decoration: underline wavy } a[href^='#']::after { content: ' #' }`,
  tables: `tr:nth-child(even) { background: #eee } tbody tr:hover > * { background: pink } td:first-child { padding: 40px }
    table:not([class~='x']) th[scope] { text-transform: uppercase; font-style: italic } [role='row'] { display: block }`,
  buttons: `button, [type='button'] { background-color: transparent; background-image: none }
    button:not(:disabled):not([hidden]):hover { background: red; transform: scale(2) } button:active { background: blue }
    button:disabled, [aria-disabled='true'] { opacity: 0.2 } :enabled { border-radius: 0 }`,
  fields: `input:not([type='checkbox']) { height: 90px; box-shadow: 0 0 9px red; background: pink } [id] { letter-spacing: 3px }
    input:is([type='text'], [type='email'], :not([type])) { ${TEXT} } label:first-child { font-size: 40px }
    input:invalid, input[aria-invalid='true'], :read-write { border: 9px solid red } ::placeholder { color: red }`,
  roles: `[role='tab'] { ${BOX} } [aria-selected='true'] { background: red } [role='tablist'] { display: grid; gap: 99px }
    [role='group'], [role='region'] { padding: 40px } [role='progressbar'] { height: 90px } [aria-label] { border: 2px solid }
    [data-state], [data-slot] { margin: 9px; background: lime } [aria-hidden] { opacity: 0.3 } [aria-hidden='true'] { display: none }`,
  places: `p + p { margin-top: 90px } [class] + [class] { margin-top: 1.5em } li:not(:last-child) { border-bottom: 9px solid red }
    ul > li::before { content: 'X '; color: red } [class]:only-child { color: red } [class]:empty { display: none }
    [class]:nth-child(2) { color: blue } :is(h1, h2, h3):not(:first-child) { margin-top: 99px } [class]:has(> svg) { color: red }`,
  drawings: `svg:not([width='24']):not([class~='x']) { ${BOX} fill: red } path, svg[class] * { fill: red; stroke: blue; stroke-width: 9 }
    [viewBox][class] { color: red } svg[class] path { transform: rotate(9deg); opacity: 0.2 }`,
  texts: `time, small, b, strong, em, bdi, abbr, sub, sup, code, output, mark { ${TEXT} background: yellow; display: block }`,
  everything: `[class], [class]::before, [class]::after, bdi { ${BOX} ${TEXT} }`,
  'signs beside texts': `:is(${SIGNED})::before { content: '<' } :is(${SIGNED}):not(td)[class]::after { content: '>' }
    :is(${SIGNED}):hover::before { content: '!' }`,
  languages: `[class]:lang(en) { font-style: italic } [class]:dir(ltr) { text-align: right } [class]:defined { letter-spacing: 1px }`,
  above: `:root, body { font-family: Georgia; line-height: 3; color: red; ${TEXT.replace('writing-mode: vertical-rl;', '')}
    cursor: help; word-break: break-all; fill: red; stroke: red; border-spacing: 9px; text-wrap: balance; font-variant: small-caps }`,
  elements: `html body div div section div p, html body div div section div ul li a, html body div div section div button,
    html body div div section section header h2 { ${TEXT} ${BOX} }`,
  // As Tailwind 3 sets its variables on every element.
  variables:
    '[class] { --tw-shadow: 0 0 #0000; --tw-inset-shadow: 0 0 #0000; --tw-border-style: none; --tw-leading: 9 }',
};
