import { describe, expect, it } from 'vitest';
import { MIN_PASSWORD_LENGTH, REGISTRATION_RULES, SIGN_IN_RULES } from '../auth/auth-forms';
import { CONTACT_RULES, contactMessage } from '../contact-screen';
import { validate } from './use-form';

const complete = {
  firstName: 'Hana',
  email: 'hana.tamaki@example.com',
  password: 'weave bark and sing',
  accept: 'on',
};

describe('sign-in', () => {
  it('requires email and password', () => {
    expect(Object.keys(validate({}, SIGN_IN_RULES))).toEqual(['email', 'password']);
    expect(validate({ email: '  ', password: ' ' }, SIGN_IN_RULES)).toHaveProperty(
      'email',
      'Enter your email.',
    );
  });

  it.each([
    'hana',
    'hana@',
    '@example.com',
    'hana@example',
    'hana@example.',
    'ha na@example.com',
    'a@b@c.com',
  ])('refuses %j as an email', (email) => {
    expect(validate({ email, password: 'x' }, SIGN_IN_RULES)).toEqual({
      email: 'Enter an email like name@example.com.',
    });
  });

  it.each(['hana.tamaki@example.com', ' hana+tapa@mail.example.co.nz ', 'hāna@tāmaki.nz'])(
    'accepts %j as an email',
    (email) => {
      expect(validate({ email, password: 'x' }, SIGN_IN_RULES)).toEqual({});
    },
  );
});

describe('registration', () => {
  it('does not require a last name', () => {
    expect(validate(complete, REGISTRATION_RULES)).toEqual({});
  });

  it('requires a long password, counted in code points', () => {
    const short = '🌺'.repeat(MIN_PASSWORD_LENGTH - 1);
    expect(validate({ ...complete, password: short }, REGISTRATION_RULES)).toHaveProperty('password');
    expect(validate({ ...complete, password: `${short}🌺` }, REGISTRATION_RULES)).toEqual({});
  });

  it('requires consent', () => {
    expect(Object.keys(validate({ ...complete, accept: undefined }, REGISTRATION_RULES))).toEqual(['accept']);
  });
});

describe('contact', () => {
  it('requires name, email and message', () => {
    expect(Object.keys(validate({}, CONTACT_RULES))).toEqual(['name', 'email', 'message']);
  });

  it('composes a message, under the first topic if the topic is unknown', () => {
    const values = { topic: 'nonsense', name: ' Hana ', email: 'h@example.com', message: ' When? ' };
    expect(contactMessage(values)).toEqual({
      subject: 'A trip or a booking',
      body: 'When?\n\nHana\nh@example.com',
    });
    expect(contactMessage({ ...values, topic: 'concern' }).subject).toBe('A concern');
  });
});
