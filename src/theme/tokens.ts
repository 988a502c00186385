import file from './tokens.json' with { type: 'json' };

/** Token in the Design Tokens format. */
export interface DesignToken {
  readonly $type?: string | undefined;
  /** Light value of a colour, or a reference to another token: '{primitive.color.violet.600}'. */
  readonly $value: unknown;
  readonly $description?: string | undefined;
  readonly $extensions?:
    | {
        readonly mode?: { readonly light: unknown; readonly dark: unknown } | undefined;
        readonly tapa?:
          | {
              readonly derive?: string | { readonly light: string; readonly dark: string } | undefined;
            }
          | undefined;
      }
    | undefined;
}

/** Tokens and groups by name; names with `$` describe the group. */
export interface DesignTokenGroup {
  readonly [name: string]: DesignToken | DesignTokenGroup | string;
}

export interface DesignTokens {
  /** Colour ramps and scales, for the other groups only. */
  readonly primitive: Readonly<Record<string, DesignTokenGroup>>;
  /** Tokens that a partner sets. */
  readonly contract: DesignTokenGroup;
  /** Tokens that components are drawn with. */
  readonly semantic: Readonly<Record<string, DesignTokenGroup>>;
  /** Measures of single components. */
  readonly component: Readonly<Record<string, DesignTokenGroup>>;
}

/** Content of `tapa-ui/tokens.json`, for tools that cannot import JSON. */
export const tokens: DesignTokens = file;
