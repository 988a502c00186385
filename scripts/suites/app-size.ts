import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { APP_BUDGETS, APP_PARTS } from './app-budgets';
import { addTallies, step, type Tally } from './run';

interface ManifestEntry {
  file: string;
  css?: string[];
  imports?: string[];
}

type Manifest = Record<string, ManifestEntry>;

/** Finds a module's key; a part that was renamed fails here, instead of being left out of the count. */
function keyOf(manifest: Manifest, ending: string): string {
  const found = Object.keys(manifest).filter((key) => key.endsWith(ending));
  if (found.length !== 1) throw new Error(`${found.length} modules of the build end in '${ending}'`);
  return found[0] as string;
}

/** The keys of all that is loaded with these parts. */
export function loadedWith(manifest: Manifest, parts: readonly string[]): Set<string> {
  const loaded = new Set<string>();
  const load = (key: string): void => {
    if (loaded.has(key)) return;
    loaded.add(key);
    for (const imported of manifest[key]?.imports ?? []) load(imported);
  };
  for (const part of parts) load(keyOf(manifest, part));
  return loaded;
}

/** Holds a built app to its budgets. `dist` is the folder of the build. */
export async function checkAppSize(dist: string): Promise<Tally> {
  const manifest = JSON.parse(readFileSync(`${dist}/.vite/manifest.json`, 'utf8')) as Manifest;
  const gzip = (file: string) => gzipSync(readFileSync(`${dist}/${file}`)).length;
  const sum = (files: Iterable<string>) => [...new Set(files)].reduce((bytes, file) => bytes + gzip(file), 0);
  const scripts = (parts: readonly string[]) =>
    sum([...loadedWith(manifest, parts)].map((key) => manifest[key]?.file ?? ''));
  const styles = (parts: readonly string[]) =>
    sum([...loadedWith(manifest, parts)].flatMap((key) => manifest[key]?.css ?? []));
  const within = (what: string, bytes: number, most: number) =>
    step(`${what}: ${bytes} of ${most} bytes (gzip)`, async () => bytes <= most);

  const { entry, landing, dashboard, dashboards, toasts } = APP_PARTS;
  const home = [entry, landing];
  const [traveler] = dashboards;
  const others = (own: string) => dashboards.filter((other) => other !== own);
  const isApart = (parts: readonly string[], from: readonly string[]) => {
    const loaded = loadedWith(manifest, parts);
    return from.every((part) => !loaded.has(keyOf(manifest, part)));
  };
  return addTallies([
    await within("scripts of '/'", scripts(home), APP_BUDGETS.landingScripts),
    await within("styles of '/'", styles(home), APP_BUDGETS.landingStyles),
    await within(
      "scripts of a traveler's '/dashboard'",
      scripts([entry, dashboard, traveler, toasts]),
      APP_BUDGETS.travelerScripts,
    ),
    await step('public pages load no dashboard', async () => isApart(home, dashboards)),
    ...(await Promise.all(
      dashboards.map((own) =>
        step(`${own} loads no other dashboard`, async () => isApart([entry, dashboard, own], others(own))),
      ),
    )),
  ]);
}
