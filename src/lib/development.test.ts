// @vitest-environment node
import { fileURLToPath } from 'node:url';
import { runInNewContext } from 'node:vm';
import { build, type Rollup } from 'vite';
import { describe, expect, it } from 'vitest';

const ENTRY = '\0host';
const DOMAIN = fileURLToPath(new URL('../domain/index.ts', import.meta.url));
const READS = fileURLToPath(new URL('../dashboards/define-reads.ts', import.meta.url));
const TRAVELER = fileURLToPath(new URL('../dashboards/traveler/reads.ts', import.meta.url));

/** Hands over numbers as text, and an answer that is no query. */
const HOST = `
  import { listings } from ${JSON.stringify(DOMAIN)};
  import { dataOf } from ${JSON.stringify(READS)};
  import { TRAVELER_READS } from ${JSON.stringify(TRAVELER)};
  listings.sanitize([{ price: '142.00' }, { price: '98.00' }]);
  for (const answer of [[], []]) dataOf(TRAVELER_READS, { bookings: answer }, null);
`;

/** Builds a page with faults in its data, as a host's bundler does. */
async function hostBundle(mode: 'development' | 'production'): Promise<string> {
  const output = await build({
    configFile: false,
    logLevel: 'silent',
    mode,
    define: { 'process.env.NODE_ENV': JSON.stringify(mode) },
    plugins: [
      {
        name: 'host',
        resolveId: (id) => (id === ENTRY ? id : undefined),
        load: (id) => (id === ENTRY ? HOST : undefined),
      },
    ],
    build: { write: false, rollupOptions: { input: ENTRY, output: { format: 'iife' } } },
  });
  return (output as Rollup.RollupOutput).output[0].code;
}

describe("what a host's build says", () => {
  it('is said once in development, in a browser without `process`', async () => {
    const said: string[] = [];
    runInNewContext(await hostBundle('development'), {
      console: { warn: (text: string) => said.push(text) },
    });
    expect(said).toEqual([
      expect.stringContaining("listings: price is the text '142.00'"),
      expect.stringContaining("'bookings' is no query"),
    ]);
  });

  it('is in no production bundle', async () => {
    expect(await hostBundle('production')).not.toContain('tapa-ui:');
  });
});
