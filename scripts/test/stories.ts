import { existsSync, readFileSync, rmSync } from 'node:fs';
import { browserEnv, isPinnedBrowser } from '../shared/browser.js';
import { addTallies, RESULTS, ROOT, run, step, type Tally } from '../shared/run.js';
import { serveFolder } from '../shared/servers.js';
import { judgeCanaries, readJestReport } from './reports.js';
import { batchStories, readStories, serveIndex } from './story-batches.js';

const STORYBOOK = `${ROOT}/storybook-static`;

/** One more than the processors that `npm test` is designed for, because a page often waits. */
const WORKERS = 3;

interface Visit {
  indexUrl: string;
  options?: readonly string[];
  /** Text in the names of the files to run. @default all */
  files?: string;
  env?: Readonly<Record<string, string>>;
  /** File for its output, printed only if the run ends without a report. @default the console */
  outputFile?: string;
}

const isCanary = (tags: readonly string[]): boolean => tags.includes('canary');

/** Builds Storybook as it is published. Prints the output only when it fails. */
export const buildStorybook = (): Promise<Tally> =>
  step('Storybook builds', async () => {
    const log = `${RESULTS}/storybook-build.log`;
    const code = await run('storybook', ['build', '--output-dir', STORYBOOK, '--quiet'], {}, log);
    if (code !== 0) console.error(readFileSync(log, 'utf8'));
    return code === 0;
  });

/**
 * Visits every story of the built Storybook in the pinned browser, and the canaries, each of which must fail.
 *
 * @param updateBaselines - visits only stories tagged `visual`, and records their pictures. @default false
 */
export async function storiesSuite({ updateBaselines = false } = {}): Promise<Tally> {
  rmSync(`${RESULTS}/pictures`, { recursive: true, force: true });
  const server = await serveFolder(STORYBOOK);
  const env = {
    TAPA_STORYBOOK_URL: `${server.url}/`,
    REFERENCE_URL: server.url,
    ...(await browserEnv()),
    TAPA_PINNED_BROWSER: isPinnedBrowser() ? '1' : '0',
  };
  const visit = async (name: string, { indexUrl, options = [], files, ...rest }: Visit) => {
    const report = `${RESULTS}/${name}.json`;
    rmSync(report, { force: true });
    const code = await run(
      'test-storybook',
      [
        ...['--index-json', `--maxWorkers=${WORKERS}`, '--failOnConsole', ...options],
        // Last: the runner takes all further arguments for file names, and Jest the first for the report.
        ...['--json', '--outputFile', report, ...(files === undefined ? [] : [files])],
      ],
      { ...env, TARGET_URL: indexUrl, ...rest.env },
      rest.outputFile,
    );
    if (rest.outputFile !== undefined && !existsSync(report))
      console.error(readFileSync(rest.outputFile, 'utf8'));
    return { report, code };
  };
  const visitInBatches = async (
    name: string,
    isChosen: (tags: readonly string[]) => boolean,
    env: Visit['env'] = {},
  ) => {
    const index = await serveIndex(batchStories(readStories(STORYBOOK, isChosen), WORKERS));
    try {
      return await visit(name, { env, indexUrl: index.url });
    } finally {
      await index.close();
    }
  };
  try {
    if (updateBaselines) {
      const isRecorded = (tags: readonly string[]) => tags.includes('visual') && !isCanary(tags);
      const recorded = await visitInBatches('baselines', isRecorded, { UPDATE_BASELINES: '1' });
      return readJestReport(recorded.report, recorded.code);
    }
    const [stories, canaries] = await Promise.all([
      visitInBatches('stories', (tags) => !isCanary(tags)),
      visit('canaries', {
        indexUrl: `${server.url}/`,
        options: ['--includeTags=canary'],
        // By file name too, because skipping a file without a canary takes seconds.
        files: 'canaries',
        // Their expected failures would hide the messages of the stories.
        outputFile: `${RESULTS}/canaries.log`,
      }),
    ]);
    return addTallies([readJestReport(stories.report, stories.code), judgeCanaries(canaries.report)]);
  } finally {
    await server.close();
  }
}
