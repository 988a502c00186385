import type { User } from './user';

// Letters that have a case or need none, and digits; not the ʻokina, which is a modifier letter.
const INITIAL = /[\p{Lu}\p{Ll}\p{Lt}\p{Lo}\p{N}]\p{M}*/u;
const SAFE_DATA_IMAGE = /^data:image\/(png|jpeg|webp|gif|avif)[;,]/i;
/** Only for parsing; no address of it is ever returned. */
const PARSING_BASE = 'https://same-origin.invalid';

const initialOf = (name: string): string => INITIAL.exec(name)?.[0].toUpperCase() ?? '';

/**
 * Up to two initials of a name: 'Hana Tāmaki' gives 'HT', 'ʻAnaseini' gives 'A'.
 *
 * @param name - full name, in writing order
 * @returns '' when the name has no letter or digit
 */
export function initialsOf(name: string): string {
  const initials = name.split(/\s+/u).map(initialOf).filter(Boolean);
  return `${initials[0] ?? ''}${initials.length > 1 ? initials.at(-1) : ''}`;
}

/** Initials for a user's avatar: of first and last name, else the first letter of the email (decision 21). */
export function userInitials({
  firstName,
  lastName,
  email,
}: Pick<User, 'firstName' | 'lastName' | 'email'>): string {
  return `${initialOf(firstName)}${initialOf(lastName)}` || initialOf(email);
}

/**
 * A picture's address if it is safe to load: `https:`, a same-origin path, or a data URL of a raster picture
 * (decision 21).
 *
 * @returns undefined for everything else
 */
export function safeImageUrl(raw: unknown): string | undefined {
  if (typeof raw !== 'string') return undefined;
  const url = raw.trim();
  // Most people have no picture, and what cannot be parsed is costly.
  if (!url) return undefined;
  if (SAFE_DATA_IMAGE.test(url)) return url;
  try {
    // The browser's own parser sees through '//host', '/\host' and tabs or line breaks inside.
    const { origin } = new URL(url, PARSING_BASE);
    const isPath = url.startsWith('/') && origin === PARSING_BASE;
    return isPath || /^https:\/\//i.test(url) ? url : undefined;
  } catch {
    return undefined;
  }
}
