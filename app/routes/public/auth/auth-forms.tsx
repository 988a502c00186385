import { useId } from 'react';
import { Button } from 'tapa-ui/button';
import { MoreLink, TextLink } from '../../../layout/parts';
import { Field, FieldError, PasswordField } from '../forms/field';
import type { FormValues } from '../forms/form-values';
import { atLeast, email, type FormErrors, required, useForm, useKeptEntries } from '../forms/use-form';

/**
 * Sends the values of a form. Resolves to errors by field, or navigates and resolves to nothing. It must not
 * reject: report a failed call as the error of a field.
 */
export type AuthHandler = (values: FormValues) => Promise<FormErrors | undefined>;

/** Minimum length of a new password, in place of rules about its characters. */
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

const EmailField = ({ error }: { error: string | undefined }) => (
  <Field
    label="Email"
    name="email"
    type="email"
    autoComplete="username"
    autoCapitalize="none"
    spellCheck={false}
    error={error}
  />
);

export function SignInForm({ onValid }: { onValid: AuthHandler }) {
  const { errors, isBusy, formProps } = useForm({ rules: SIGN_IN_RULES, onValid });
  useKeptEntries(formProps.ref, 'sign-in');
  return (
    <form className="grid grid-cols-1 gap-5" aria-busy={isBusy} {...formProps}>
      <EmailField error={errors.email} />
      <PasswordField name="password" autoComplete="current-password" error={errors.password} />
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <label className="inline-flex min-h-11 items-center gap-2.5 *:[input]:size-4.5 *:[input]:flex-none *:[input]:accent-brand">
          <input type="checkbox" name="remember" />
          Stay signed in
        </label>
        <MoreLink href="/help#reset-password">Reset password</MoreLink>
      </div>
      <Button type="submit" variant="primary" size="lg">
        Sign in
      </Button>
    </form>
  );
}

/** Form for a new account. The last name is optional, because many people have one name only. */
export function RegistrationForm({ onValid }: { onValid: AuthHandler }) {
  const { errors, isBusy, formProps } = useForm({ rules: REGISTRATION_RULES, onValid });
  useKeptEntries(formProps.ref, 'registration');
  const acceptErrorId = useId();
  return (
    <form className="grid grid-cols-1 gap-5" aria-busy={isBusy} {...formProps}>
      <div className="grid grid-cols-1 gap-x-4 gap-y-5 sm:grid-cols-2">
        <Field label="First name" name="firstName" autoComplete="given-name" error={errors.firstName} />
        <Field
          label="Last name"
          name="lastName"
          autoComplete="family-name"
          optional
          error={errors.lastName}
        />
      </div>
      <EmailField error={errors.email} />
      <PasswordField
        name="password"
        autoComplete="new-password"
        hint={`${MIN_PASSWORD_LENGTH} characters or more. A few words make a good one.`}
        error={errors.password}
      />
      <div>
        <label className="inline-flex min-h-11 items-center gap-2.5 *:[input]:size-4.5 *:[input]:flex-none *:[input]:accent-brand">
          <input
            type="checkbox"
            name="accept"
            required
            aria-invalid={errors.accept ? true : undefined}
            aria-describedby={errors.accept ? acceptErrorId : undefined}
          />
          <span>
            I have read the <TextLink href="/terms">terms</TextLink> and the{' '}
            <TextLink href="/privacy">privacy page</TextLink>
          </span>
        </label>
        {errors.accept ? <FieldError id={acceptErrorId}>{errors.accept}</FieldError> : null}
      </div>
      <Button type="submit" variant="primary" size="lg">
        Create account
      </Button>
    </form>
  );
}
