// @vitest-environment node
import { fileURLToPath } from 'node:url';
import { runInNewContext } from 'node:vm';
import { build, type Rollup } from 'vite';
import { describe, expect, it } from 'vitest';

const ENTRY = '\0host';
const DOMAIN = fileURLToPath(new URL('../domain/index.ts', import.meta.url));

/** Builds a page that hands over a number as text, as a host's bundler does. */
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
        load: (id) =>
          id === ENTRY
            ? `import { listings } from ${JSON.stringify(DOMAIN)}; listings.sanitize([{ price: '142.00' }, { price: '98.00' }]);`
            : undefined,
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
    expect(said).toEqual([expect.stringContaining("listings: price is the text '142.00'")]);
  });

  it('is in no production bundle', async () => {
    expect(await hostBundle('production')).not.toContain('tapa-ui:');
  });
});
