const COPIES = [structuredClone, (raw: unknown): unknown => JSON.parse(JSON.stringify(raw))];

/**
 * A dashboard's data as a message can carry it. Reactive proxies and functions cannot be cloned: then as JSON would.
 *
 * @returns null for what is no object with parts
 */
export function sendable(raw: unknown): Record<string, unknown> | null {
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) return null;
  for (const copy of COPIES) {
    try {
      return copy(raw) as Record<string, unknown>;
    } catch {
      // The next way may do.
    }
  }
  return null;
}
