import type { CSSProperties } from 'react';

/**
 * Light or dark. 'page' follows `.dark`, `.light` or `data-theme` on an ancestor, else the page's
 * `color-scheme`. 'system' follows the reader's setting.
 */
export type ColorScheme = 'page' | 'system' | 'light' | 'dark';

/** Brand of a partner. CSS may set `--tapa-*` variables on `:root` or a `[data-tapa-theme]` element instead. */
export interface Brand {
  /**
   * Any opaque CSS colour. Fills use it unchanged; text, hover, edges and marks derive from it.
   * @default '#7c3aed'
   */
  color?: string | undefined;
  /** Second colour of charts. @default lagoon, or violet where the brand colour is near lagoon */
  accent?: string | undefined;
  /** Neutral of medium lightness, whose hue tints surfaces and hairlines. @default '#8f8270' */
  neutral?: string | undefined;
  /** Text colour, and background of the dark scheme. @default '#15213f' */
  ink?: string | undefined;
  /** Colour of feature surfaces such as the rewards panel. @default the brand colour */
  deep?: string | undefined;
  /** Radius of a control in px, which scales all radii. 0 squares pills too. @default 10 */
  radius?: number | undefined;
  /** CSS font stacks, with the ʻokina, macrons and tabular figures. */
  fonts?: { display?: string | undefined; text?: string | undefined } | undefined;
  /** Weight of headings and figures, 1 to 1000. @default 750 */
  displayWeight?: number | undefined;
  /** Factor for paddings and row heights, not for text or touch targets: 0.875 to 1.125. @default 1 */
  density?: number | undefined;
  /** Opacity of the pattern, 0 (none) to 1. @default 1 */
  motif?: number | undefined;
  /** Scheme of the brand. `colorScheme` of the provider overrides it. */
  scheme?: ColorScheme | undefined;
}

type BrandVariables = CSSProperties & Record<`--tapa-${string}`, string | number>;

/** Returns the CSS variables of a brand. Its scheme is an attribute, `data-theme`. */
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
    '--tapa-radius': Number.isFinite(radius) ? `${radius}px` : undefined,
    '--tapa-font-display': fonts?.display,
    '--tapa-font-text': fonts?.text,
    '--tapa-display-weight': displayWeight,
    '--tapa-density': density,
    '--tapa-motif': motif,
  };
  return Object.fromEntries(
    Object.entries(values).filter(([, value]) => value !== undefined && !Number.isNaN(value)),
  ) as BrandVariables;
}
