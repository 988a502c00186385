import { build } from 'esbuild';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { RESULTS, ROOT } from '../../shared/run.js';
import { serveFolder } from '../../shared/servers.js';
import { dayTexts } from './day-texts.js';
import { inEachEngine } from './programs.js';

/** WebKitGTK takes the system's ICU, on Debian 12 one of 2022: of Arabic it has other digits and a comma more than later ones. */
const inDataOf2022 = (texts: ReturnType<typeof dayTexts>) =>
  JSON.parse(
    JSON.stringify(texts)
      .replaceAll('،', '')
      .replace(/[٠-٩]/g, (digit) => String('٠١٢٣٤٥٦٧٨٩'.indexOf(digit))),
  );

// A page that a server has written is taken over as it stands only if the browser writes the same (Node here).
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

  it('days, weeks and spans of days are written as on a server, in every language', async () => {
    const written = await open().read<ReturnType<typeof dayTexts>>('days.dayTexts()');
    const of = engine === 'WebKit' ? inDataOf2022 : (texts: typeof written) => texts;
    expect(of(written)).toEqual(of(dayTexts()));
  });
});
