/**
 * How often a property test is tried: `count` times in `npm test`, `FUZZ_FACTOR` times as often where that is set
 * (`npm run test:fuzz`).
 */
export const runs = (count: number): { numRuns: number } => ({
  numRuns: Math.ceil(count * Number(process.env.FUZZ_FACTOR ?? 1)),
});
