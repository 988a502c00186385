import { readdirSync, readFileSync } from 'node:fs';
import { isMarkedClient, needsClient } from '../build/needs-client';
import { REACT_FREE_ENTRIES } from '../build/package-entries';
import { ROOT } from '../shared/run';
import { builtScripts, chunksOf, readBuilt } from './built-files';

/** Entries that server components may render as they are. */
const PURE_ENTRIES = [
  ...REACT_FREE_ENTRIES,
  'cover-art',
  'empty-state',
  'field',
  'loading-screen',
  'visually-hidden',
];

const lacksDirective = (code: string): boolean => needsClient(code) && !isMarkedClient(code);

/** The sources of the package's entries: no tests, no stories, and not the widgets, which never run on a server. */
const packageSources = (): string[] =>
  readdirSync(`${ROOT}/src`, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => /(?<!\.(?:test|stories))\.tsx?$/.test(file) && !file.startsWith('embed/'));

/**
 * The directive stands on every source and every built file that needs it, and on none that a pure entry loads. A source
 * without it goes unseen in the build while it shares its chunk with one that has it.
 */
export function checkClientDirectives(): boolean {
  const problems = [
    ...packageSources()
      .filter((file) => lacksDirective(readFileSync(`${ROOT}/src/${file}`, 'utf8')))
      .map((file) => `src/${file} needs 'use client' on its first line`),
    ...builtScripts()
      .filter((file) => lacksDirective(readBuilt(file)))
      .map((file) => `dist/${file} lacks 'use client'`),
    ...PURE_ENTRIES.flatMap((entry) => [`${entry}.js`, `${entry}.cjs`]).flatMap((entry) =>
      [...chunksOf(entry)]
        .filter((file) => isMarkedClient(readBuilt(file)))
        .map((file) => `dist/${entry} is pure, but loads dist/${file} with 'use client'`),
    ),
  ];
  for (const problem of problems) console.error(problem);
  return problems.length === 0;
}
