import { rmSync } from 'node:fs';
import { BROWSER_ARGS, browserPath, isPinnedBrowser } from '../browser';
import { judgeCanaries } from './canaries';
import { addTallies, RESULTS, ROOT, run, runStep, type Tally } from './run';
import { serveFolder } from './serve-folder';
import { readJestReport } from './unit';

const STORYBOOK = `${ROOT}/storybook-static`;

/**
 * Builds Storybook and visits every story in the pinned browser; then runs the canaries, each of which has to fail.
 * With `updateBaselines` only the stories tagged `visual` are visited, and their pictures recorded.
 */
export async function storiesSuite({ updateBaselines = false } = {}): Promise<Tally> {
  const build = await runStep('Storybook builds', 'storybook', [
    'build',
    '--output-dir',
    STORYBOOK,
    '--quiet',
  ]);
  if (build.failed > 0) return build;

  if (updateBaselines && !isPinnedBrowser()) {
    throw new Error('Baselines are recorded in the pinned browser only: Linux x64, without CHROMIUM_PATH.');
  }
  rmSync(`${RESULTS}/pictures`, { recursive: true, force: true });
  const server = await serveFolder(STORYBOOK);
  const env = {
    TARGET_URL: server.url,
    TAPA_BROWSER_PATH: (await browserPath()) ?? '',
    TAPA_BROWSER_ARGS: JSON.stringify(BROWSER_ARGS),
    TAPA_PINNED_BROWSER: isPinnedBrowser() ? '1' : '0',
  };
  const visit = async (name: string, options: string[], extraEnv: Record<string, string> = {}) => {
    const report = `${RESULTS}/${name}.json`;
    rmSync(report, { force: true });
    const code = await run(
      'test-storybook',
      [
        '--url',
        server.url,
        '--index-json',
        '--maxWorkers=2',
        '--failOnConsole',
        '--json',
        '--outputFile',
        report,
        ...options,
      ],
      { ...env, ...extraEnv },
    );
    return { report, code };
  };
  try {
    const shard = process.env.STORY_SHARD === undefined ? [] : [`--shard=${process.env.STORY_SHARD}`];
    if (updateBaselines) {
      const recorded = await visit('baselines', ['--includeTags=visual', '--excludeTags=canary'], {
        UPDATE_BASELINES: '1',
      });
      return addTallies([build, readJestReport(recorded.report, recorded.code)]);
    }
    const stories = await visit('stories', ['--excludeTags=canary', ...shard]);
    // By name too: a file without a canary costs seconds to skip.
    const canaries = await visit('canaries', ['canaries', '--includeTags=canary']);
    return addTallies([build, readJestReport(stories.report, stories.code), judgeCanaries(canaries.report)]);
  } finally {
    await server.close();
  }
}
