import { transform } from 'esbuild';
import { BROWSER_TARGETS } from '../browser-targets';

/** Properties that Tailwind registers with `@property`, and their initial values. */
export type Registered = Map<string, string>;

/**
 * `@property` is ignored in a shadow root. What it would give (the property is not inherited, and has an initial value)
 * is taken out of the sheet here and said as a rule by `resetRegistered`.
 */
export function takeRegistered(css: string, registered: Registered): string {
  return css
    .replaceAll(/@property\s+(--[\w-]+)\s*\{([^}]*)\}/g, (_, name: string, body: string) => {
      registered.set(name, /initial-value:\s*([^;]+)/.exec(body)?.[1]?.trim() ?? 'initial');
      return '';
    })
    .replaceAll(/@layer properties\s*(?:;|\{(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*\})/g, '');
}

/** Every element starts with the initial values and inherits none of them, least of all from the host page. */
export const resetRegistered = (registered: Registered): string =>
  `*,::before,::after{${[...registered]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, value]) => `${name}:${value};`)
    .join('')}}`;

/** Compact, and without nesting, which the oldest of our browsers read differently. */
export async function minifyCss(css: string): Promise<string> {
  const { code, warnings } = await transform(css, { loader: 'css', minify: true, target: BROWSER_TARGETS });
  if (warnings.length > 0) throw new Error(`CSS: ${warnings.map(({ text }) => text).join('; ')}`);
  return code.trim();
}

/** The page's rem would change the widgets: no length may depend on it. */
export function refuseRem(css: string): void {
  const found = /[\d.]rem\b/.exec(css);
  if (found) throw new Error(`rem in a widget's styles: …${css.slice(found.index - 60, found.index + 20)}…`);
}
