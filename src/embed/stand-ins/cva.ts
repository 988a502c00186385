interface Config {
  variants: Record<string, Record<string, string>>;
}

/** Stands in for class-variance-authority in the widgets: our components always say each variant. */
export const cva =
  (base: readonly string[], { variants }: Config) =>
  (chosen: Record<string, string>): string =>
    [...base, ...Object.entries(chosen).map(([name, value]) => variants[name]?.[value])].join(' ');
