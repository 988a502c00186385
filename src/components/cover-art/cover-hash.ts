const FNV_OFFSET = 0x811c9dc5;
const FNV_PRIME = 0x01000193;

/**
 * A stable whole number from a text (FNV-1a, 32 bits): the same listing has the same cover on every machine.
 *
 * @returns 0 to 2³² − 1
 */
export function coverHash(seed: string): number {
  let hash = FNV_OFFSET;
  for (const character of seed) {
    hash ^= character.codePointAt(0) ?? 0;
    hash = Math.imul(hash, FNV_PRIME) >>> 0;
  }
  return hash;
}
