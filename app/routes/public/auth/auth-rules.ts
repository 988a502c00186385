import { atLeast, email, required } from '../forms/rules';

/** Length that a new password has at least. Length is what makes one strong; no kinds of characters are asked for. */
export const MIN_PASSWORD_LENGTH = 12;

const emailRules = [required('Enter your email.'), email];

export const SIGN_IN_RULES = {
  email: emailRules,
  password: [required('Enter your password.')],
};

export const REGISTRATION_RULES = {
  firstName: [required('Enter your first name, or the one name you use.')],
  email: emailRules,
  password: [
    required('Choose a password.'),
    atLeast(MIN_PASSWORD_LENGTH, `Use ${MIN_PASSWORD_LENGTH} characters or more.`),
  ],
  accept: [required('Read the terms and the privacy page, then tick this box.')],
};
