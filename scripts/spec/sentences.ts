import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import sections from './sentences.json' with { type: 'json' };

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const FOLDERS = ['.storybook', 'app', 'scripts', 'src'];

/** The specification's sentences by the id that tests and comments cite: '2.traveler-tabs'. */
export const SENTENCES: ReadonlyMap<string, string> = new Map(
  Object.entries(sections).flatMap(([section, { sentences }]) =>
    Object.entries(sentences).map(([name, statement]) => [`${section}.${name}`, statement]),
  ),
);

export const filesLike = (name: RegExp, folders: readonly string[] = FOLDERS): string[] =>
  folders.flatMap((folder) =>
    readdirSync(`${ROOT}${folder}`, { recursive: true, encoding: 'utf8' })
      .map((path) => `${folder}/${path.replaceAll('\\', '/')}`)
      .filter((path) => name.test(path) && !/node_modules|\/dist\//.test(path)),
  );

export const textOf = (file: string): string => readFileSync(`${ROOT}${file}`, 'utf8');

const TAG = /^\s*\/\/ spec: ?(.*)$/;
/** The first line of a test, a group of tests or a story. */
const TEST = /^\s*(?:export const \w+ = meta\.story\(|(?:it|test|describe)(?<way>(?:\.\w+)*)[(<`])/;
/** Ways to call a test that do not run it. */
const NEVER_RUN = /\.(?:skip|todo|fixme|fails?)\b/;

/** The sentences that a file's tests prove by their tags, and the faults of its tags. */
export interface FoundTags {
  readonly ids: readonly string[];
  readonly problems: readonly string[];
}

/**
 * Reads the tags of a test file: lines `// spec: 2.tabs, 9.first-three` directly above a test, a group or a
 * story. Reports tags elsewhere, with an unknown id, or on a test that never runs.
 *
 * @param file - path from the repository's root
 */
export function readTags(
  file: string,
  text: string,
  known: ReadonlyMap<string, string> = SENTENCES,
): FoundTags {
  const lines = text.split('\n');
  const ids: string[] = [];
  const problems: string[] = [];
  lines.forEach((line, index) => {
    const listed = TAG.exec(line)?.[1];
    if (listed === undefined) return;
    const test = TEST.exec(lines.slice(index).find((next) => !TAG.test(next)) ?? '');
    const named = listed.split(',').map((id) => id.trim());
    const fault = (text: string) => problems.push(`${file}:${index + 1}: ${text}`);
    for (const id of named) if (!known.has(id)) fault(`no sentence has the id '${id}'`);
    if (test === null) fault('this tag stands above no test');
    else if (NEVER_RUN.test(test.groups?.way ?? '')) fault('a test that never runs proves nothing');
    else ids.push(...named);
  });
  return { ids, problems };
}
