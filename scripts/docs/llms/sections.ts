/**
 * A section of a Markdown page with its heading, up to the next of the same level.
 *
 * @throws when the page has no such section
 */
export function sectionsOf(page: string, title: string): string {
  const parts = page.split(/^(?=## )/m);
  const section = parts.find((part) => part.startsWith(`## ${title}\n`));
  if (section === undefined) throw new Error(`There is no section '${title}'`);
  return `${section.trim()}\n`;
}

/** A page up to its first section, with its title. */
export const startOf = (page: string): string => `${page.split(/^(?=## )/m)[0]?.trim()}\n`;

/** A text with its heading one level lower, to stand in another page. */
export const asPart = (text: string): string => text.replace(/^#/, '##');

/** A page without the paragraphs that begin with a link to a file of this repository, which the package does not hold. */
export const withoutRelativeLinks = (page: string): string =>
  page.replaceAll(/^\[[^\]]+\]\((?!https?:)[^)]+\)(?:.+\n)+\n?/gm, '');
