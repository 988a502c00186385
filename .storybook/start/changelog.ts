import released from '../../CHANGELOG.md?raw';

/** Unreleased changes. */
const waiting = import.meta.glob<string>(['../../.changeset/*.md', '!**/README.md'], {
  eager: true,
  query: '?raw',
  import: 'default',
});

/** Returns a changeset without its front matter. */
const textOf = (changeset: string): string => changeset.split('---').slice(2).join('---').trim();

/** All changes in Markdown, newest first. */
export const CHANGELOG = [
  ...Object.values(waiting).map(textOf),
  released.replace('# Changelog', '').trim(),
].join('\n\n');
