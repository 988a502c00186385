import type { CSSProperties } from 'react';

/**
 * Light or dark; 'page' follows the page: `.dark` or `.light`, else `data-theme`, around it, else the page's `color-scheme`, which
 * is light where it says nothing; 'system' follows the reader's setting whatever the page's is.
 */
export type ColorScheme = 'page' | 'system' | 'light' | 'dark';

/**
 * The settings of a partner. Every value is optional: what is missing keeps Tapa's own.
 * The same can be written without JavaScript, as `--tapa-*` variables on `:root` or on a `[data-tapa-theme]` element.
 */
export interface Brand {
  /**
   * Any opaque CSS colour. Fills use it unchanged; text, hover, edges and marks are derived from it.
   * @default '#7c3aed'
   */
  color?: string | undefined;
  /** The second colour of charts. @default lagoon, or violet where the brand colour is itself near lagoon */
  accent?: string | undefined;
  /** A mid stone; its hue tints surfaces and hairlines. @default '#8f8270' */
  neutral?: string | undefined;
  /** Text colour, and the ground of the dark scheme. @default '#15213f' */
  ink?: string | undefined;
  /** Feature surfaces such as the rewards panel. @default the brand colour */
  deep?: string | undefined;
  /** Radius of a control in px; the rest of the scale is a multiple. 0 squares pills too. @default 10 */
  radius?: number | undefined;
  /** CSS font stacks; they must draw the ʻokina, macrons and tabular figures. */
  fonts?: { display?: string | undefined; text?: string | undefined } | undefined;
  /** Weight of headings and figures, 1 to 1000. @default 750 */
  displayWeight?: number | undefined;
  /** Multiplies paddings and row heights, never type or hit areas: 0.875 (compact) to 1.125 (airy). @default 1 */
  density?: number | undefined;
  /** Opacity of the pattern, 0 (none) to 1. @default 1 */
  motif?: number | undefined;
  /** The scheme that the brand was made for. `colorScheme` of the provider overrides it. */
  scheme?: ColorScheme | undefined;
}

type BrandVariables = CSSProperties & Record<`--tapa-${string}`, string | number>;

/** The `style` that carries a brand: only the variables that it sets. Its scheme is an attribute, `data-theme`. */
export function brandVariables({
  color,
  accent,
  neutral,
  ink,
  deep,
  radius,
  fonts,
  displayWeight,
  density,
  motif,
}: Brand): CSSProperties {
  const values: Record<`--tapa-${string}`, string | number | undefined> = {
    '--tapa-brand': color,
    '--tapa-accent': accent,
    '--tapa-neutral': neutral,
    '--tapa-ink': ink,
    '--tapa-deep': deep,
    '--tapa-radius': radius === undefined ? undefined : `${radius}px`,
    '--tapa-font-display': fonts?.display,
    '--tapa-font-text': fonts?.text,
    '--tapa-display-weight': displayWeight,
    '--tapa-density': density,
    '--tapa-motif': motif,
  };
  return Object.fromEntries(
    Object.entries(values).filter(([, value]) => value !== undefined),
  ) as BrandVariables;
}
