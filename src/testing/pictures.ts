import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import pixelmatch from 'pixelmatch';
import type { Page } from 'playwright';
import { PNG } from 'pngjs';

const BASELINES = `${process.cwd()}/.storybook/baselines`;
const RESULTS = `${process.cwd()}/test-results/pictures`;

// Only in the pinned browser: others draw differently. `UPDATE_BASELINES=1` writes the baseline.
export async function comparePicture(page: Page, storyId: string): Promise<void> {
  if (process.env.TAPA_PINNED_BROWSER !== '1') return;
  const screenshot = await page.screenshot({ fullPage: true, animations: 'disabled', caret: 'hide' });
  const baselinePath = `${BASELINES}/${storyId}.png`;
  const baseline = existsSync(baselinePath) ? readFileSync(baselinePath) : undefined;
  const difference = baseline && describeDifference(baseline, screenshot);

  if (process.env.UPDATE_BASELINES === '1') {
    if (baseline === undefined || difference !== undefined) save(BASELINES, `${storyId}.png`, screenshot);
    return;
  }
  if (baseline === undefined) {
    save(RESULTS, `${storyId}.actual.png`, screenshot);
    throw new Error(
      `No baseline for ${storyId}. Look at test-results/pictures, then run \`npm run update:baselines\`.`,
    );
  }
  if (difference !== undefined) {
    save(RESULTS, `${storyId}.actual.png`, screenshot);
    save(RESULTS, `${storyId}.baseline.png`, baseline);
    throw new Error(
      `Picture differs from its baseline: ${difference} (test-results/pictures/${storyId}.actual.png)`,
    );
  }
}

// Equal pixels have equal bytes; decoding takes seconds.
export function describeDifference(expected: Buffer, actual: Buffer): string | undefined {
  if (expected.equals(actual)) return undefined;
  const [before, after] = [PNG.sync.read(expected), PNG.sync.read(actual)];
  const { width, height } = after;
  if (before.width !== width || before.height !== height)
    return `${width}×${height} instead of ${before.width}×${before.height}`;
  const pixels = pixelmatch(before.data, after.data, undefined, width, height, {
    threshold: 0,
    includeAA: true,
  });
  return pixels === 0 ? undefined : `${pixels} pixels`;
}

function save(folder: string, name: string, screenshot: Buffer): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(`${folder}/${name}`, screenshot);
}
