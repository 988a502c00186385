import { PAGE_META } from '../page-meta';
import type { PageContent } from '../types';

export const auth: PageContent = {
  path: '/auth',
  ...PAGE_META['/auth'],
  h1: 'Welcome back',
  lede: 'Sign in to see your trips and bookings.',
  sections: [],
};

/** Heading and line above the registration form. */
export const REGISTRATION = {
  h1: 'Create your account',
  lede: 'One account for trips, wishlist and rewards.',
} as const;

/** Shown after a valid form where no endpoint is wired (decision 9). */
export const AUTH_NOT_CONNECTED =
  'Your entries are complete, but nothing was sent: this site has no account service connected yet. You can look around in a demo portal.';

/** The line on the art. */
export const AUTH_INVITATION = 'Travel that starts with an invitation.';
