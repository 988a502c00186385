import { createHash } from 'node:crypto';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { transform } from 'esbuild';
import { ROOT } from '../../shared/run';
import { slimSheet } from '../slim-sheet';
import { baseCss } from './base-css';
import { buildFrame } from './build-frame';
import { type Bundle, bundleDashboard, bundleLoader, bundleWidgets, WIDGETS } from './bundle';
import { bundledPackages } from './bundled-packages';
import { classesIn, renameInCode, renameInCss, shortNames } from './class-tokens';
import { LICENSES_FILE, writeLicenses } from './licenses-file';
import { minifyCss, type Registered, refuseRem, takeRegistered } from './shadow-css';
import { readTokens } from './tokens';
import { utilityCss } from './utility-css';
import { shortenVariables } from './variables';

/** The file with all of them: what they share is loaded once. */
const ALL_WIDGETS = 'tapa-widgets';

/** The element that shows a whole dashboard in a frame. */
const DASHBOARD = 'tapa-dashboard';

/** A file that ships, by what is in it. */
export type Manifest = Record<string, { file: string; integrity: string }>;

/**
 * Builds the widgets into a folder: one file each, and one with all of them. Each is complete in itself. The licences of
 * what is in them go along.
 */
export async function buildEmbed(outDir: string): Promise<void> {
  rmSync(outDir, { recursive: true, force: true });
  mkdirSync(outDir, { recursive: true });
  const manifest: Manifest = {};
  const bundled = new Set<string>();
  const ship = (name: string, { code, inputs }: Bundle): readonly [hash: string, sha256: string] => {
    for (const input of inputs) bundled.add(input);
    const hash = createHash('sha256').update(code);
    const sha256 = hash.copy().digest('base64');
    const start = hash.digest('hex').slice(0, 10);
    // The name holds a hash of the content, so that what is under it never changes.
    const file = `${name}.${start}.js`;
    writeFileSync(`${outDir}/${file}`, code);
    manifest[name] = { file, integrity: `sha256-${sha256}` };
    return [start, sha256];
  };

  const hashes: Record<string, readonly [string, string]> = {};
  for (const tag of WIDGETS) hashes[tag] = ship(tag, await withStyles(await bundleWidgets([tag])));
  hashes[ALL_WIDGETS] = ship(ALL_WIDGETS, await allWidgets());
  hashes[DASHBOARD] = ship(DASHBOARD, await bundleDashboard());
  const loader = await bundleLoader(hashes);
  ship('loader', loader);
  // For pages that take every new version by themselves.
  writeFileSync(`${outDir}/loader.js`, loader.code);
  for (const input of await buildFrame(outDir)) bundled.add(input);
  writeFileSync(`${outDir}/${LICENSES_FILE}`, writeLicenses(bundledPackages(bundled, ROOT)));
  writeFileSync(`${outDir}/manifest.json`, `${JSON.stringify(manifest, null, 2)}\n`);
}

const allWidgets = async (): Promise<Bundle> => withStyles(await bundleWidgets(WIDGETS));

/** The file with all widgets, as it ships. */
export const allWidgetsCode = async (): Promise<string> => (await allWidgets()).code;

/** Puts the styles that code uses into it, after giving classes and variables short names in both. */
async function withStyles({ code, inputs }: Bundle): Promise<Bundle> {
  const names = shortNames(code);
  const registered: Registered = new Map();
  const tokens = readTokens();
  const slim = slimSheet(await minifyCss(await utilityCss(classesIn(code))));
  const compiled = takeRegistered(slim, registered);
  const utilities = tokens.resolve(compiled);
  const base = baseCss(tokens, [utilities, tokens.resolve(code)], registered);
  const css = renameInCss(await minifyCss(`${base}\n${utilities}`), names);
  const script = tokens.resolve(renameInCode(code, names));
  refuseRem(css);
  const variables = shortenVariables(css, script, (name) => tokens.defaults.has(name));
  const whole = variables
    .inCode(script)
    .replace(/(["'`])@@css@@\1/, () => JSON.stringify(variables.inCss(css)));
  // Renaming works on text: what comes of it has to be code still.
  await transform(whole, { loader: 'js' });
  return { code: whole, inputs };
}
