/** Returns the runs of a property test, multiplied by `FUZZ_FACTOR` if set (`npm run test:fuzz`). */
export const runs = (count: number): { numRuns: number } => ({
  numRuns: Math.ceil(count * Number(process.env.FUZZ_FACTOR ?? 1)),
});
