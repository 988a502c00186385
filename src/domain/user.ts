import { type DataOf, defineEntity } from './define-entity.js';
import { DEFAULT_ROLE, normalizeRole } from './roles.js';

/** The current user: `GET /api/auth/user`. A missing name is left empty, never made up, so `isSample` says nothing here. */
export const user = /* @__PURE__ */ defineEntity({
  name: 'user',
  fields: {
    isDemo: false,
    accountType: '',
    firstName: '',
    lastName: '',
    email: '',
    role: DEFAULT_ROLE,
    profileImageUrl: '',
  },
  complete(person) {
    person.role = normalizeRole(person.role);
  },
});
/** A sanitised user; text that is missing is ''. */
export type User = DataOf<typeof user>;

type Names = Pick<User, 'firstName' | 'lastName' | 'email'>;

/** Demo when `isDemo` is true or `accountType` is 'demo', else live (spec: 6.account-kinds). */
export const accountKind = ({
  isDemo,
  accountType,
}: Pick<User, 'isDemo' | 'accountType'>): 'demo' | 'live' =>
  isDemo || accountType === 'demo' ? 'demo' : 'live';

/** First and last name; else the email; `null` for a user with neither. */
export function userName({ firstName, lastName, email }: Names): string | null {
  const fullName = `${firstName.trim()} ${lastName.trim()}`.trim();
  return fullName || email.trim() || null;
}

// Letters that have a case or need none, and digits; not the ʻokina, which is a modifier letter.
const INITIAL = /[\p{Lu}\p{Ll}\p{Lt}\p{Lo}\p{N}]\p{M}*/u;

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

/** Initials for a user's avatar: of first and last name, else the first letter of the email. */
export function userInitials({ firstName, lastName, email }: Names): string {
  return `${initialOf(firstName)}${initialOf(lastName)}` || initialOf(email);
}

const SAFE_DATA_IMAGE = /^data:image\/(png|jpeg|webp|gif|avif)[;,]/i;
/** Only for parsing; no address on it is ever returned. */
const PARSING_BASE = 'https://same-origin.invalid';

/**
 * A picture's address if it is safe to load: `https:`, a same-origin path, or a data URL of a raster picture.
 *
 * @returns undefined for everything else
 */
export function safeImageUrl(raw: unknown): string | undefined {
  if (typeof raw !== 'string') return undefined;
  const url = raw.trim();
  // Most people have no picture, and a failed parse is slow.
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
