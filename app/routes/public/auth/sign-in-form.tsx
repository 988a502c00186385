import { Button } from 'tapa-ui/button';
import { RouterLink } from '../../../layout/router-link';
import { TextField } from '../forms/field';
import { PasswordField } from '../forms/password-field';
import { useForm } from '../forms/use-form';
import { useKeptEntries } from '../forms/use-kept-entries';
import type { AuthHandler } from './auth-handlers';
import { SIGN_IN_RULES } from './auth-rules';

export interface AuthFormProps {
  onValid: AuthHandler;
}

/** Email and password. */
export function SignInForm({ onValid }: AuthFormProps) {
  const { errors, isBusy, formProps } = useForm({ rules: SIGN_IN_RULES, onValid });
  useKeptEntries(formProps.ref, 'sign-in');
  return (
    <form className="app-form" aria-busy={isBusy} {...formProps}>
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
        autoComplete="current-password"
        error={errors.password}
      />
      <div className="app-auth-line">
        <label className="app-check">
          <input type="checkbox" name="remember" />
          Stay signed in
        </label>
        <RouterLink className="app-more" href="/help#reset-password">
          Reset password
        </RouterLink>
      </div>
      <Button type="submit" variant="primary" size="lg">
        Sign in
      </Button>
    </form>
  );
}
