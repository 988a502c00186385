import { type DataOf, defineEntity } from './define-entity.js';
import { DEFAULT_ROLE, normalizeRole } from './roles.js';

/** Current user: `GET /api/auth/user`. Fallbacks are empty texts, so `isSample` has no meaning here. */
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
/** Sanitised user; a missing text is ''. */
export type User = DataOf<typeof user>;

type Names = Pick<User, 'firstName' | 'lastName' | 'email'>;

/** Returns 'demo' if `isDemo` is true or `accountType` is 'demo' (spec: 6.account-kinds). */
export const accountKind = ({
  isDemo,
  accountType,
}: Pick<User, 'isDemo' | 'accountType'>): 'demo' | 'live' =>
  isDemo || accountType === 'demo' ? 'demo' : 'live';

/** Returns first and last name, else the email; null for a user with neither. */
export function userName({ firstName, lastName, email }: Names): string | null {
  const fullName = `${firstName.trim()} ${lastName.trim()}`.trim();
  return fullName || email.trim() || null;
}

// Letters and digits, but not the ʻokina, which is a modifier letter (Lm).
const INITIAL = /[\p{Lu}\p{Ll}\p{Lt}\p{Lo}\p{N}]\p{M}*/u;

const initialOf = (name: string): string => INITIAL.exec(name)?.[0].toUpperCase() ?? '';

/** Returns up to two initials of a full name: 'HT' for 'Hana Tāmaki', '' without a letter or digit. */
export function initialsOf(name: string): string {
  const initials = name.split(/\s+/u).map(initialOf).filter(Boolean);
  return `${initials[0] ?? ''}${initials.length > 1 ? initials.at(-1) : ''}`;
}

/** Returns the initials of first and last name, else the first letter of the email. */
export function userInitials({ firstName, lastName, email }: Names): string {
  return `${initialOf(firstName)}${initialOf(lastName)}` || initialOf(email);
}

const SAFE_DATA_IMAGE = /^data:image\/(png|jpeg|webp|gif|avif)[;,]/i;
const PARSING_BASE = 'https://same-origin.invalid';

/** Returns an image's address if it is `https:`, a same-origin path or a data URL of a raster image. */
export function safeImageUrl(raw: unknown): string | undefined {
  if (typeof raw !== 'string') return undefined;
  const url = raw.trim();
  // Most users have no image, and a failed parse is slow.
  if (!url) return undefined;
  if (SAFE_DATA_IMAGE.test(url)) return url;
  try {
    // The browser's parser recognises '//host', '/\host', and tabs or line breaks within.
    const { origin } = new URL(url, PARSING_BASE);
    const isPath = url.startsWith('/') && origin === PARSING_BASE;
    return isPath || /^https:\/\//i.test(url) ? url : undefined;
  } catch {
    return undefined;
  }
}
