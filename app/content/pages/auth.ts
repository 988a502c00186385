import type { PageContent } from '../types';

export const page: PageContent = {
  title: 'Sign in',
  description: 'Sign in to Tapa or create an account to see your trips, bookings and rewards.',
  h1: 'Welcome back',
  lede: 'Sign in to see your trips and bookings.',
  sections: [],
};

/** Title, heading and line of the registration form. */
export const REGISTRATION = {
  title: 'Create account',
  h1: 'Create your account',
  lede: 'One account for trips, wishlist and rewards.',
} as const;

/** Shown after a valid form that posts nowhere. */
export const AUTH_NOT_CONNECTED =
  'Your entries are complete, but nothing was sent: accounts are not open here yet. You can look around in a demo portal.';

/** Said below a form that posts nowhere. */
export const AUTH_NOTHING_SENT =
  'Accounts are not open here yet: this form checks what you write, and sends nothing.';

/** The line on the art. */
export const AUTH_INVITATION = 'Travel that starts with an invitation.';
