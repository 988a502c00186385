import type * as v from 'valibot';
import { entity } from '../sanitize/entity';
import { objectSanitizer } from '../sanitize/object-sanitizer';
import { DEFAULT_ROLE, normalizeRole } from './roles';

const USER_DEFAULTS = {
  isDemo: false,
  accountType: '',
  firstName: '',
  lastName: '',
  email: '',
  role: DEFAULT_ROLE,
  profileImageUrl: '',
};

/** The current user (spec section 3). */
export const userSchema = /* @__PURE__ */ entity(USER_DEFAULTS);

/** A sanitised user; text that is missing is ''. */
export type User = Readonly<v.InferOutput<typeof userSchema>>;

/** Demo and live accounts (spec section 1). */
export type AccountKind = 'demo' | 'live';

/** Shown for a user with neither name nor email. */
export const NAMELESS_USER = 'Guest';

/**
 * Sanitises a user record. An absent user is a matter of the caller: here it becomes a nameless traveler.
 * `isSample` has no meaning for people: a missing name is left empty, never made up.
 */
export const sanitizeUser = /* @__PURE__ */ objectSanitizer(USER_DEFAULTS, (user) => {
  user.role = normalizeRole(user.role);
});

/** Demo when `isDemo` is true or `accountType` is 'demo', else live (spec section 1, decision 1). */
export const accountKind = ({ isDemo, accountType }: Pick<User, 'isDemo' | 'accountType'>): AccountKind =>
  isDemo || accountType === 'demo' ? 'demo' : 'live';

/** First and last name; else the email; else 'Guest'. */
export function userName({
  firstName,
  lastName,
  email,
}: Pick<User, 'firstName' | 'lastName' | 'email'>): string {
  const fullName = `${firstName.trim()} ${lastName.trim()}`.trim();
  return fullName || email.trim() || NAMELESS_USER;
}
