import { createHash } from 'node:crypto';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { ROOT } from '../../shared/run.js';
import { buildFrame } from './build-frame.js';
import {
  type Bundle,
  bundleCatalogue,
  bundleDashboard,
  bundleDrawings,
  bundleLoader,
  bundleWidgets,
  type Catalogues,
  type CheckedFile,
  findMessages,
  LANGUAGES,
  PSEUDO_LOCALE,
  SCOPES,
  type Scope,
  type SharedFiles,
  WIDGETS,
} from './bundle.js';
import { bundledPackages, LICENSES_FILE, writeLicenses } from './licenses.js';

/** The file with all widgets, so that shared code loads once. */
const ALL_WIDGETS = 'tapa-widgets';

/** Prefix of the files with messages. */
export const MESSAGES_FILE = 'messages-';

const DRAWINGS = 'drawings';

/** The element that shows a whole dashboard in a frame. */
const DASHBOARD = 'tapa-dashboard';

/** The shipped files, by name without hash. */
export type Manifest = Record<string, { file: string; integrity: string }>;

/**
 * Builds the widgets into a folder: one file each, one with all of them, and shared files that load on
 * demand. Also writes the licences of the bundled packages.
 *
 * @returns the shared files
 */
export async function buildEmbed(outDir: string): Promise<SharedFiles> {
  makeFolder(outDir);
  const manifest: Manifest = {};
  const bundled = new Set<string>();
  const ship = (name: string, { code, inputs }: Bundle) => {
    for (const input of inputs) bundled.add(input);
    const hash = createHash('sha256').update(code);
    const sha256 = hash.copy().digest('base64');
    const start = hash.digest('hex').slice(0, 10);
    // The name holds a hash of the content, so a URL never changes its content.
    const file = `${name}.${start}.js`;
    writeFileSync(`${outDir}/${file}`, code);
    manifest[name] = { file, integrity: `sha256-${sha256}` };
    return { file, start, sha256 };
  };

  const shared = await shareFiles(LANGUAGES, ship);
  const elements: Record<string, readonly [hash: string, sha256: string]> = {};
  const shipElement = (name: string, bundle: Bundle): void => {
    const { start, sha256 } = ship(name, bundle);
    elements[name] = [start, sha256];
  };
  for (const tag of WIDGETS) shipElement(tag, await bundleWidgets([tag], shared));
  shipElement(ALL_WIDGETS, await bundleWidgets(WIDGETS, shared));
  shipElement(DASHBOARD, await bundleDashboard());
  const loader = await bundleLoader(elements);
  ship('loader', loader);
  // Without a hash: for pages that always load the newest version.
  writeFileSync(`${outDir}/loader.js`, loader.code);
  for (const input of await buildFrame(outDir, shared)) bundled.add(input);
  writeFileSync(`${outDir}/${LICENSES_FILE}`, writeLicenses(bundledPackages(bundled, ROOT)));
  writeFileSync(`${outDir}/manifest.json`, `${JSON.stringify(manifest, null, 2)}\n`);
  return shared;
}

/** Bundles the files that widgets and the frame share. @param ship - writes a file */
async function shareFiles(
  names: readonly string[],
  ship: (name: string, bundle: Bundle) => { file: string; sha256: string },
): Promise<SharedFiles> {
  const shipChecked = (name: string, bundle: Bundle): CheckedFile => {
    const { file, sha256 } = ship(name, bundle);
    return [file, sha256];
  };
  const isOf = await findMessages();
  const messages = {} as Record<Scope, Catalogues>;
  for (const scope of SCOPES) {
    const files: Record<string, CheckedFile> = {};
    for (const name of names) {
      files[name] = shipChecked(`${MESSAGES_FILE}${scope}-${name}`, await bundleCatalogue(name, isOf[scope]));
    }
    messages[scope] = files;
  }
  const drawings = await bundleDrawings();
  return { messages, drawings: shipChecked(DRAWINGS, drawings), drawingsCode: drawings.code };
}

/** Builds the files that stories load: all widgets in one, `<tapa-dashboard>` and its frame. */
export async function buildForStories(outDir: string): Promise<void> {
  makeFolder(outDir);
  const write = (name: string, { code }: Bundle) => {
    const file = `${name}.js`;
    writeFileSync(`${outDir}/${file}`, code);
    return { file, sha256: createHash('sha256').update(code).digest('base64') };
  };
  const shared = await shareFiles([...LANGUAGES, PSEUDO_LOCALE], write);
  write(ALL_WIDGETS, await bundleWidgets(WIDGETS, shared));
  write(DASHBOARD, await bundleDashboard());
  await buildFrame(outDir, shared, { hasNewStyles: true });
}

function makeFolder(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
}
