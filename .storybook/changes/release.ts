import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/** Where committed pictures of stories are. */
const BASELINES = '.storybook/baselines';

/** Far above what git prints here, in bytes. */
const MAX_BYTES = 2 ** 27;

const run = promisify(execFile);

/** Git in a folder. */
type Git = (...args: readonly string[]) => Promise<string>;

const gitIn =
  (cwd: string): Git =>
  async (...args) =>
    (await run('git', args, { cwd, maxBuffer: MAX_BYTES })).stdout.trim();

/** A picture that differs from the one of the last release. */
export interface ChangedPicture {
  storyId: string;
  /** Blob of the picture then; none for a story that is new. */
  before?: string;
}

/** A line of a component's history. */
export interface LogLine {
  date: string;
  text: string;
}

/** What has changed since the last release, as `review/changes.json` says it. */
export interface Changes {
  release: { version: string; date: string } | null;
  pictures: readonly ChangedPicture[];
  /** By folder of the component: what was done to it since, newest first. */
  components: Readonly<Record<string, { isNew: boolean; log: readonly LogLine[] }>>;
}

const NONE: Changes = { release: null, pictures: [], components: {} };

/** The commit of the last release: the newest tag `v…`, else the commit that gave the package its version. */
async function lastRelease(git: Git, version: string): Promise<string> {
  const tags = await git('tag', '--list', 'v*', '--merged', 'HEAD', '--sort=-version:refname');
  const [newest] = tags.split('\n');
  if (newest) return newest;
  const commits = await git(
    'log',
    '--reverse',
    '--format=%H',
    '-S',
    `"version": "${version}"`,
    '--',
    'package.json',
  );
  return commits.split('\n')[0] ?? '';
}

/** Pictures by story at a commit: `{ 'components-badge--matrix': blob }`. */
async function picturesAt(git: Git, commit: string): Promise<Map<string, string>> {
  const lines = await git('ls-tree', '-r', commit, '--', BASELINES);
  return new Map(
    lines
      .split('\n')
      .filter((line) => line.endsWith('.png'))
      .map((line) => {
        const [about = '', path = ''] = line.split('\t');
        return [path.slice(BASELINES.length + 1, -'.png'.length), about.split(' ')[2] ?? ''];
      }),
  );
}

/** The first pictures that were recorded after a commit, for a release that had none of a story. */
async function firstPicturesAfter(git: Git, commit: string): Promise<Map<string, string>> {
  const lines = await git(
    'log',
    '--reverse',
    '--raw',
    '--no-abbrev',
    '--format=',
    `${commit}..HEAD`,
    '--',
    BASELINES,
  );
  const first = new Map<string, string>();
  for (const line of lines.split('\n').filter((text) => text.endsWith('.png'))) {
    const [about = '', path = ''] = line.split('\t');
    const storyId = path.slice(BASELINES.length + 1, -'.png'.length);
    const blob = about.split(' ')[3] ?? '';
    if (!first.has(storyId) && !/^0+$/.test(blob)) first.set(storyId, blob);
  }
  return first;
}

/** What was done to each component since, from the commits that touched its folder. */
async function componentsSince(git: Git, commit: string): Promise<Changes['components']> {
  const folder = 'src/components';
  const before = await git('ls-tree', '--name-only', commit, '--', `${folder}/`);
  const known = new Set(before.split('\n').map((path) => path.slice(folder.length + 1)));
  const log = await git('log', '--format=%x00%cs%x09%s', '--name-only', `${commit}..HEAD`, '--', folder);
  const components: Record<string, { isNew: boolean; log: LogLine[] }> = {};
  for (const entry of log.split('\0').filter(Boolean)) {
    const [head = '', ...paths] = entry.trim().split('\n');
    const [date = '', text = ''] = head.split('\t');
    const names = new Set(
      paths.filter(Boolean).map((path) => path.slice(folder.length + 1).split('/')[0] ?? ''),
    );
    for (const name of names) {
      components[name] ??= { isNew: !known.has(name), log: [] };
      components[name].log.push({ date, text });
    }
  }
  return components;
}

/**
 * What has changed since the last release, by git; nothing where there is no git. A story without a picture at the
 * release is compared with the first that was recorded after it.
 */
export async function changesSinceRelease(version: string, folder = '.'): Promise<Changes> {
  const git = gitIn(folder);
  try {
    const commit = await lastRelease(git, version);
    if (commit === '') return NONE;
    const [date, now, then, first, components] = await Promise.all([
      git('log', '-1', '--format=%cs', commit),
      picturesAt(git, 'HEAD'),
      picturesAt(git, commit),
      firstPicturesAfter(git, commit),
      componentsSince(git, commit),
    ]);
    const pictures = [...now].flatMap(([storyId, blob]): ChangedPicture[] => {
      const before = then.get(storyId) ?? first.get(storyId);
      if (storyId.startsWith('canaries') || before === blob) return [];
      return [before === undefined ? { storyId } : { storyId, before }];
    });
    return { release: { version, date }, pictures, components };
  } catch {
    return NONE;
  }
}

/** The bytes of a picture of git's. */
export const pictureOf = async (blob: string, folder = '.'): Promise<Buffer> =>
  (await run('git', ['cat-file', 'blob', blob], { cwd: folder, maxBuffer: MAX_BYTES, encoding: 'buffer' }))
    .stdout;
