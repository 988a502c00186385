import file from './tokens.json' with { type: 'json' };

/** A token of the Design Tokens format. */
export interface DesignToken {
  readonly $type?: string | undefined;
  /** The light value of a colour, or a reference to another token, as '{primitive.color.violet.600}'. */
  readonly $value: unknown;
  readonly $description?: string | undefined;
  readonly $extensions?:
    | {
        /** The values of a colour in the two colour schemes. */
        readonly mode?: { readonly light: unknown; readonly dark: unknown } | undefined;
        readonly tapa?:
          | {
              readonly derive?: string | { readonly light: string; readonly dark: string } | undefined;
            }
          | undefined;
      }
    | undefined;
}

/** Tokens and groups by name; names with `$` describe the group itself. */
export interface DesignTokenGroup {
  readonly [name: string]: DesignToken | DesignTokenGroup | string;
}

export interface DesignTokens {
  /** Ramps and scales that nothing uses directly. */
  readonly primitive: Readonly<Record<string, DesignTokenGroup>>;
  /** Tokens that a partner sets. */
  readonly contract: DesignTokenGroup;
  /** Tokens that components are drawn with. */
  readonly semantic: Readonly<Record<string, DesignTokenGroup>>;
  /** Measures of single components. */
  readonly component: Readonly<Record<string, DesignTokenGroup>>;
}

/**
 * The design tokens as a module, for tools that cannot import JSON. They are the content of `tapa-ui/tokens.json`; the
 * stylesheets carry them as `--tapa-*` variables.
 */
export const tokens: DesignTokens = file;
