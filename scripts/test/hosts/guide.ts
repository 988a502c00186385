import { readFileSync } from 'node:fs';
import { ROOT } from '../../shared/run';

const GUIDE = `${ROOT}/.github/HOSTS.md`;

/** A fence whose first line names a file: ```tsx app/page.tsx */
const FENCE = /^```\w+ (\S+)\n([\s\S]*?)^```$/gm;

/** The files of a section of the guide to hosts, by their paths. */
export function filesOf(section: string): ReadonlyMap<string, string> {
  const [, text] = readFileSync(GUIDE, 'utf8').split(`\n## ${section}\n`);
  if (text === undefined) throw new Error(`The guide to hosts has no section '${section}'`);
  const [own = ''] = text.split('\n## ');
  return new Map([...own.matchAll(FENCE)].map(([, path = '', content = '']) => [path, content]));
}
