// Stands in for valibot in the widgets. The domain's own readers use no more of a schema than its check, its fallback
// and its entries (src/domain/sanitize/read-fields.ts); here nothing parses with valibot itself.

interface Check {
  check: (value: unknown) => boolean;
}

export const custom = (check: Check['check']): Check => ({ check });

export const fallback = <T>(schema: Check, value: T): Check & { fallback: T } => ({
  ...schema,
  fallback: value,
});

export const object = <T>(entries: T): { entries: T } => ({ entries });
