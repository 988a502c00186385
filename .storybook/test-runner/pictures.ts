import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import pixelmatch from 'pixelmatch';
import type { Page } from 'playwright';
import { PNG } from 'pngjs';

const BASELINES = `${process.cwd()}/.storybook/baselines`;
const RESULTS = `${process.cwd()}/test-results/pictures`;

/**
 * Compares the story's picture with its baseline, pixel by pixel, threshold 0. Pictures are only comparable in the
 * pinned browser; elsewhere this does nothing. With `UPDATE_BASELINES=1` the baseline is written instead.
 */
export async function comparePicture(page: Page, storyId: string): Promise<void> {
  if (process.env.TAPA_PINNED_BROWSER !== '1') return;
  const screenshot = await page.screenshot({ fullPage: true, animations: 'disabled', caret: 'hide' });
  const actual = PNG.sync.read(screenshot);
  const baselinePath = `${BASELINES}/${storyId}.png`;

  if (process.env.UPDATE_BASELINES === '1') {
    const isUnchanged =
      existsSync(baselinePath) && countDifferences(PNG.sync.read(readFileSync(baselinePath)), actual) === 0;
    if (!isUnchanged) save(BASELINES, `${storyId}.png`, screenshot);
    return;
  }
  if (!existsSync(baselinePath)) {
    save(RESULTS, `${storyId}.actual.png`, screenshot);
    throw new Error(
      `No baseline for ${storyId}. Look at test-results/pictures, then run \`npm run update:baselines\`.`,
    );
  }
  const baseline = PNG.sync.read(readFileSync(baselinePath));
  const differences = countDifferences(baseline, actual);
  if (differences > 0) {
    save(RESULTS, `${storyId}.actual.png`, screenshot);
    throw new Error(
      `Picture differs from its baseline: ${differences === Number.POSITIVE_INFINITY ? `${actual.width}×${actual.height} instead of ${baseline.width}×${baseline.height}` : `${differences} pixels`} (test-results/pictures/${storyId}.actual.png)`,
    );
  }
}

/** Differing pixels; infinite when the sizes differ. */
function countDifferences(baseline: PNG, actual: PNG): number {
  const { width, height } = actual;
  if (baseline.width !== width || baseline.height !== height) return Number.POSITIVE_INFINITY;
  return pixelmatch(baseline.data, actual.data, undefined, width, height, { threshold: 0, includeAA: true });
}

function save(folder: string, name: string, screenshot: Buffer): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(`${folder}/${name}`, screenshot);
}
