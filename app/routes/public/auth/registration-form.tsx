import { CircleAlert } from 'lucide-react';
import { useId } from 'react';
import { Button } from 'tapa-ui/button';
import { RouterLink } from '../../../layout/router-link';
import { TextField } from '../forms/field';
import { PasswordField } from '../forms/password-field';
import { useForm } from '../forms/use-form';
import { useKeptEntries } from '../forms/use-kept-entries';
import { MIN_PASSWORD_LENGTH, REGISTRATION_RULES } from './auth-rules';
import type { AuthFormProps } from './sign-in-form';

/** Name, email, password and consent. Many people have one name only, so the second is optional. */
export function RegistrationForm({ onValid }: AuthFormProps) {
  const { errors, isBusy, formProps } = useForm({ rules: REGISTRATION_RULES, onValid });
  useKeptEntries(formProps.ref, 'registration');
  const acceptErrorId = useId();
  return (
    <form className="app-form" aria-busy={isBusy} {...formProps}>
      <div className="app-field-row">
        <TextField label="First name" name="firstName" autoComplete="given-name" error={errors.firstName} />
        <TextField
          label="Last name"
          name="lastName"
          autoComplete="family-name"
          optional
          error={errors.lastName}
        />
      </div>
      <TextField
        label="Email"
        name="email"
        type="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        error={errors.email}
      />
      <PasswordField
        label="Password"
        name="password"
        autoComplete="new-password"
        hint={`${MIN_PASSWORD_LENGTH} characters or more. A few words make a good one.`}
        error={errors.password}
      />
      <div>
        <label className="app-check">
          <input
            type="checkbox"
            name="accept"
            required
            aria-invalid={errors.accept ? true : undefined}
            aria-describedby={errors.accept ? acceptErrorId : undefined}
          />
          <span>
            I have read the{' '}
            <RouterLink className="app-inline-link" href="/terms">
              terms
            </RouterLink>{' '}
            and the{' '}
            <RouterLink className="app-inline-link" href="/privacy">
              privacy page
            </RouterLink>
          </span>
        </label>
        {errors.accept ? (
          <p id={acceptErrorId} className="app-error">
            <CircleAlert className="app-icon-16" aria-hidden="true" />
            {errors.accept}
          </p>
        ) : null}
      </div>
      <Button type="submit" variant="primary" size="lg">
        Create account
      </Button>
    </form>
  );
}
