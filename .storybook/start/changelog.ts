import released from '../../CHANGELOG.md?raw';

/** Changes that wait for a release; a release moves them into the changelog. */
const waiting = import.meta.glob<string>(['../../.changeset/*.md', '!**/README.md'], {
  eager: true,
  query: '?raw',
  import: 'default',
});

/** A changeset without its front matter, which says what kind of change it is. */
const textOf = (changeset: string): string => changeset.split('---').slice(2).join('---').trim();

/** The changes, newest first, in Markdown. */
export const CHANGELOG = [
  ...Object.values(waiting).map(textOf),
  released.replace('# Changelog', '').trim(),
].join('\n\n');
