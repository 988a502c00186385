import { readFileSync } from 'node:fs';
import { ROOT } from '../../shared/run';
import { type Registered, resetRegistered } from './shadow-css';
import { privateName, type Tokens } from './tokens';

/** The host element: only `!important` inside the shadow beats the page's own rules for it. */
const HOST = `
:host{all:initial!important;display:block!important;position:relative!important;z-index:0!important;isolation:isolate!important;color-scheme:inherit!important}
:host([hidden]){display:none!important}
[data-tapa-theme]{container-type:inline-size}
[data-theme=light]{color-scheme:light}
[data-theme=dark]{color-scheme:dark}
[data-theme=system]{color-scheme:light dark}
`;

/**
 * What every widget needs besides its classes: a host that no page can restyle, the tokens, and the reset. It stands for
 * tokens.css and base.css, whose selectors cannot reach into a shadow root.
 *
 * @param texts - the other styles and the code: the tokens that they use are declared
 */
export function baseCss(tokens: Tokens, texts: readonly string[], registered: Registered): string {
  const reset = resetCss();
  const needed = tokens.neededBy([...texts, reset]);
  const still = [...tokens.still].filter(([name]) => needed.has(name));
  return [
    HOST,
    tokens.resolve(declare([...needed])),
    // Not resolved: here the contract itself is read.
    declare([...tokens.defaults].map(([name, value]) => [privateName(name), `var(${name}, ${value})`])),
    `@media (prefers-reduced-motion:reduce){${declare(still)}}`,
    `${resetRegistered(registered)}${tokens.resolve(reset)}`,
  ].join('\n');
}

const declare = (declarations: readonly (readonly [string, string])[]): string =>
  `[data-tapa-theme]{${declarations.map(([name, value]) => `${name}:${value}`).join(';')}}`;

/** base.css without its layer and without what the widgets do not use; in a shadow root every element is ours, and none is `:root`. */
function resetCss(): string {
  const css = readFileSync(`${ROOT}/src/theme/base.css`, 'utf8');
  return css
    .replaceAll(/\/\*[\s\S]*?\*\//g, '')
    .replace('@layer tapa.base {', '')
    .replace(/\}\s*$/, '')
    .replace(/:where\(:root\) \{[^}]*\}/, '')
    .replaceAll(':where([class^="t:"], [class*=" t:"])', ':where(*)')
    .replaceAll(/(:where\([^)]*(?:\([^)]*\))?[^)]*\)):where\(\*\)/g, '$1')
    .replaceAll(/@keyframes tapa-(?:spin|enter|exit) \{(?:[^{}]|\{[^{}]*\})*\}/g, '');
}
