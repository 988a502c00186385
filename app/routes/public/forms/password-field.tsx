import { Eye, EyeOff } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { VisuallyHidden } from 'tapa-ui/visually-hidden';
import { FieldFrame } from './field';

export interface PasswordFieldProps {
  name: string;
  label: string;
  /** For password managers: the one in use, or a new one. */
  autoComplete: 'current-password' | 'new-password';
  hint?: ReactNode;
  error?: string | undefined;
}

/** A password that can be shown, so that it can be checked before it is sent. */
export function PasswordField({ name, label, autoComplete, hint, error }: PasswordFieldProps) {
  const [isShown, setShown] = useState(false);
  const Icon = isShown ? EyeOff : Eye;
  return (
    <FieldFrame label={label} hint={hint} error={error}>
      {(control) => (
        <div className="app-password">
          <input
            className="app-input"
            name={name}
            type={isShown ? 'text' : 'password'}
            autoComplete={autoComplete}
            autoCapitalize="none"
            spellCheck={false}
            required
            {...control}
          />
          <button
            type="button"
            className="app-password-toggle"
            aria-pressed={isShown}
            onClick={() => setShown(!isShown)}
          >
            <Icon className="app-icon" aria-hidden="true" />
            <VisuallyHidden>Show {label.toLowerCase()}</VisuallyHidden>
          </button>
        </div>
      )}
    </FieldFrame>
  );
}
