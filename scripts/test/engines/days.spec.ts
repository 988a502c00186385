import { build } from 'esbuild';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { RESULTS, ROOT } from '../../shared/run.js';
import { serveFolder } from '../../shared/servers.js';
import { dayTexts } from './day-texts.js';
import { inEachEngine } from './programs.js';

/** WebKitGTK uses the system's ICU, in Debian 12 of 2022, with other Arabic digits and commas. */
const inDataOf2022 = (texts: ReturnType<typeof dayTexts>) =>
  JSON.parse(
    JSON.stringify(texts)
      .replaceAll('،', '')
      .replace(/[٠-٩]/g, (digit) => String('٠١٢٣٤٥٦٧٨٩'.indexOf(digit))),
  );

// Hydration needs the same texts in the browser as on the server (here Node).
inEachEngine((engine, open) => {
  let server: Awaited<ReturnType<typeof serveFolder>>;
  beforeAll(async () => {
    const { outputFiles } = await build({
      entryPoints: [`${ROOT}/scripts/test/engines/day-texts.ts`],
      bundle: true,
      write: false,
      globalName: 'days',
      define: { 'process.env.NODE_ENV': '"production"' },
    });
    const page = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Days</title><script>${outputFiles[0]?.text}</script>`;
    server = await serveFolder(RESULTS, new Map([['/days', page]]));
    await open().open(`${server.url}/days`);
  });
  afterAll(() => server.close());

  it('days, weeks and spans of days are the same as on a server, in every language', async () => {
    const written = await open().read<ReturnType<typeof dayTexts>>('days.dayTexts()');
    const of = engine === 'WebKit' ? inDataOf2022 : (texts: typeof written) => texts;
    expect(of(written)).toEqual(of(dayTexts()));
  });
});
