// @vitest-environment node
import { fileURLToPath } from 'node:url';
import { runInNewContext } from 'node:vm';
import { build, type Rollup } from 'vite';
import { describe, expect, it } from 'vitest';

const ENTRY = '\0host';
const DOMAIN = fileURLToPath(new URL('../domain/index.ts', import.meta.url));
const READS = fileURLToPath(new URL('../dashboards/define-reads.ts', import.meta.url));
const TRAVELER = fileURLToPath(new URL('../dashboards/traveler/reads.ts', import.meta.url));

/** Passes numbers as text, and a value that is not a query. */
const HOST = `
  import { listings } from ${JSON.stringify(DOMAIN)};
  import { dataOf } from ${JSON.stringify(READS)};
  import { TRAVELER_READS } from ${JSON.stringify(TRAVELER)};
  listings.sanitize([{ price: '142.00' }, { price: '98.00' }]);
  for (const answer of [[], []]) dataOf(TRAVELER_READS, { bookings: answer }, null);
`;

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

describe('a warning of faults in data', () => {
  it('is logged once in development, in a browser without `process`', async () => {
    const logged: string[] = [];
    runInNewContext(await hostBundle('development'), {
      console: { warn: (text: string) => logged.push(text) },
    });
    expect(logged).toEqual([
      expect.stringContaining("listings: price is the text '142.00'"),
      expect.stringContaining("'bookings' is no query"),
    ]);
  });

  it('is in no production bundle', async () => {
    expect(await hostBundle('production')).not.toContain('tapa-ui:');
  });
});
