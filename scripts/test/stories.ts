import { existsSync, readFileSync, rmSync } from 'node:fs';
import { BROWSER_ARGS, browserPath, isPinnedBrowser } from '../shared/browser';
import { addTallies, RESULTS, ROOT, run, step, type Tally } from '../shared/run';
import { serveFolder } from '../shared/servers';
import { judgeCanaries, readJestReport } from './reports';
import { batchStories, countMachines, readStories, serveIndex } from './story-batches';

const STORYBOOK = `${ROOT}/storybook-static`;

/** One for each processor that `npm test` is meant for. */
const WORKERS = 2;

/** Few, since each opens a browser, and none that the others wait for long. */
const BATCHES_A_MACHINE = 2 * WORKERS;

/** Which part of the stories this machine visits, '1/4' for the first of four machines; all of them where not set. */
const { STORY_SHARD } = process.env;

/** What the runner visits: the stories of an index, and how. */
interface Visit {
  indexUrl: string;
  options?: readonly string[];
  /** Part of the name of the files to visit. @default all */
  files?: string;
  env?: Readonly<Record<string, string>>;
  /** Where its output goes instead of to ours, unless it ends without a report. */
  outputFile?: string;
}

const isCanary = (tags: readonly string[]): boolean => tags.includes('canary');

/**
 * Asked before anything is built, which takes minutes.
 *
 * @throws when the stories cannot be visited as they are to be: for baselines without the pinned browser, or in a part
 * that there is not
 */
export function refuseWrongVisit({ updateBaselines = false } = {}): void {
  if (updateBaselines && !isPinnedBrowser()) {
    throw new Error('Baselines are recorded in the pinned browser only: Linux x64, without CHROMIUM_PATH.');
  }
  countMachines(STORY_SHARD);
}

/** Builds Storybook as it is published. Its thousands of lines are shown only when it fails. */
export const buildStorybook = (): Promise<Tally> =>
  step('Storybook builds', async () => {
    const log = `${RESULTS}/storybook-build.log`;
    const code = await run('storybook', ['build', '--output-dir', STORYBOOK, '--quiet'], {}, log);
    if (code !== 0) console.error(readFileSync(log, 'utf8'));
    return code === 0;
  });

/**
 * Visits every story of the built Storybook in the pinned browser, and the canaries, each of which has to fail.
 * With `updateBaselines` only the stories tagged `visual` are visited, and their pictures recorded.
 */
export async function storiesSuite({ updateBaselines = false } = {}): Promise<Tally> {
  const machines = countMachines(STORY_SHARD);
  rmSync(`${RESULTS}/pictures`, { recursive: true, force: true });
  const server = await serveFolder(STORYBOOK);
  const env = {
    TAPA_STORYBOOK_URL: `${server.url}/`,
    REFERENCE_URL: server.url,
    TAPA_BROWSER_PATH: (await browserPath()) ?? '',
    TAPA_BROWSER_ARGS: JSON.stringify(BROWSER_ARGS),
    TAPA_PINNED_BROWSER: isPinnedBrowser() ? '1' : '0',
  };
  /** Runs stories of this Storybook, or an index of some of them. */
  const visit = async (name: string, { indexUrl, options = [], files, ...rest }: Visit) => {
    const report = `${RESULTS}/${name}.json`;
    rmSync(report, { force: true });
    const code = await run(
      'test-storybook',
      [
        ...['--index-json', `--maxWorkers=${WORKERS}`, '--failOnConsole', ...options],
        // The last: the runner takes what follows for names of files, and Jest the first of them for the report's.
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
    how: Omit<Visit, 'indexUrl'>,
  ) => {
    const index = await serveIndex(
      batchStories(readStories(STORYBOOK, isChosen), BATCHES_A_MACHINE * machines),
    );
    try {
      return await visit(name, { ...how, indexUrl: index.url });
    } finally {
      await index.close();
    }
  };
  try {
    if (updateBaselines) {
      const isRecorded = (tags: readonly string[]) => tags.includes('visual') && !isCanary(tags);
      const recorded = await visitInBatches('baselines', isRecorded, { env: { UPDATE_BASELINES: '1' } });
      return readJestReport(recorded.report, recorded.code);
    }
    const [stories, canaries] = await Promise.all([
      visitInBatches('stories', (tags) => !isCanary(tags), {
        options: STORY_SHARD === undefined ? [] : [`--shard=${STORY_SHARD}`],
      }),
      visit('canaries', {
        indexUrl: `${server.url}/`,
        options: ['--includeTags=canary'],
        // By name too: a file without a canary costs seconds to skip.
        files: 'canaries',
        // They have to fail: what is said of it would drown the stories'.
        outputFile: `${RESULTS}/canaries.log`,
      }),
    ]);
    return addTallies([readJestReport(stories.report, stories.code), judgeCanaries(canaries.report)]);
  } finally {
    await server.close();
  }
}
