import type { Role, User } from 'tapa-ui/domain';
import { reviewer, users } from './fixtures/users';

/** A role with a demo account; 'reviewer' is one the product does not know. */
export type DemoRole = Role | 'reviewer';

const ACCOUNTS: Readonly<Record<DemoRole, User>> = { ...users, reviewer };

/** Every role with a demo account. */
export const DEMO_ROLES = Object.keys(ACCOUNTS) as readonly DemoRole[];

/** The demo account of a role, if there is one. */
export function demoAccount(role: unknown): User | undefined {
  return isDemoRole(role) ? ACCOUNTS[role] : undefined;
}

function isDemoRole(role: unknown): role is DemoRole {
  return typeof role === 'string' && Object.hasOwn(ACCOUNTS, role);
}
