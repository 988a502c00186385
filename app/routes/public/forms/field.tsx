import { type ComponentPropsWithoutRef, type ReactNode, useId, useState } from 'react';
import { CircleAlert, Eye, EyeOff } from 'tapa-ui/icons';
import { VisuallyHidden } from 'tapa-ui/visually-hidden';

/** The attributes that tie a control to its label, hint and error. */
interface ControlProps {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

interface FieldFrameProps {
  label: string;
  hint?: ReactNode;
  error?: string | undefined;
  /** Says that the field may stay empty. @default false */
  optional?: boolean;
  children: (control: ControlProps) => ReactNode;
}

/**
 * Label, control, hint and error of a field. The library's `Field` is an input alone, while forms here also have lists,
 * long texts and passwords, and its styles come with dashboards.css, which these pages do without.
 */
function FieldFrame({ label, hint, error, optional = false, children }: FieldFrameProps) {
  const id = useId();
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const describedBy = [error && errorId, hint && hintId].filter(Boolean).join(' ') || undefined;
  return (
    <div className="grid min-w-0 grid-cols-1 content-start gap-1.5">
      <label className="text-label font-semibold" htmlFor={id}>
        {label}
        {optional ? <span className="font-regular text-subtle"> (optional)</span> : null}
      </label>
      {children({ id, 'aria-describedby': describedBy, 'aria-invalid': error ? true : undefined })}
      {error ? (
        <p id={errorId} className="flex gap-[5px] text-label text-danger-text">
          <CircleAlert className="icon-16" aria-hidden="true" />
          <span>{error}</span>
        </p>
      ) : null}
      {hint ? (
        <p id={hintId} className="text-caption text-muted">
          {hint}
        </p>
      ) : null}
    </div>
  );
}

type FieldProps<Control extends 'input' | 'select' | 'textarea'> = Omit<FieldFrameProps, 'children'> &
  ComponentPropsWithoutRef<Control> & { name: string };

/** A line of text. */
export function TextField({ label, hint, error, optional, ...input }: FieldProps<'input'>) {
  return (
    <FieldFrame label={label} hint={hint} error={error} optional={optional}>
      {(control) => <input className="control" required={!optional} {...input} {...control} />}
    </FieldFrame>
  );
}

/** One of several. */
export function SelectField({ label, hint, error, optional, ...select }: FieldProps<'select'>) {
  return (
    <FieldFrame label={label} hint={hint} error={error} optional={optional}>
      {(control) => <select className="control" {...select} {...control} />}
    </FieldFrame>
  );
}

/** Several lines of text. */
export function TextAreaField({ label, hint, error, optional, ...area }: FieldProps<'textarea'>) {
  return (
    <FieldFrame label={label} hint={hint} error={error} optional={optional}>
      {(control) => (
        <textarea
          className="control resize-y py-2.5 leading-[1.6]"
          required={!optional}
          {...area}
          {...control}
        />
      )}
    </FieldFrame>
  );
}

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
        <div className="relative">
          <input
            className="control pe-13"
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
            className="absolute inset-y-0 end-0 grid w-11 cursor-pointer place-items-center rounded-control text-muted hover:text-ink"
            aria-pressed={isShown}
            onClick={() => setShown(!isShown)}
          >
            <Icon className="icon-20 stroke-[1.75]" aria-hidden="true" />
            <VisuallyHidden>{`Show ${label.toLowerCase()}`}</VisuallyHidden>
          </button>
        </div>
      )}
    </FieldFrame>
  );
}
