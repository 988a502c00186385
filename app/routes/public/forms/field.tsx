import { type ComponentProps, createElement, type ReactNode, useId, useState, type WheelEvent } from 'react';
import { CircleAlert, Eye, EyeOff } from 'tapa-ui/icons';
import { VisuallyHidden } from 'tapa-ui/visually-hidden';

type ControlName = 'input' | 'select' | 'textarea';

type FieldProps<Name extends ControlName> = {
  as?: Name;
  name: string;
  label: string;
  hint?: ReactNode;
  error?: string | undefined;
  optional?: boolean;
  end?: ReactNode;
} & ComponentProps<Name>;

/** Makes the wheel scroll the page instead of changing a focused number, as the library's `Field` does. */
function keepNumber({ currentTarget: field }: WheelEvent<HTMLInputElement>): void {
  field.readOnly = true;
  requestAnimationFrame(() => {
    field.readOnly = false;
  });
}

// The library's `Field` is only an input, and its styles are in dashboards.css, which these pages do not
// load.
export function Field<Name extends ControlName = 'input'>({
  as,
  label,
  hint,
  error,
  optional = false,
  end,
  className = '',
  ...rest
}: FieldProps<Name>) {
  const type = 'type' in rest ? rest.type : undefined;
  const id = useId();
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const control = createElement<object>(as ?? 'input', {
    required: as !== 'select' && !optional,
    onWheel: type === 'number' ? keepNumber : undefined,
    ...rest,
    className: `control ${className}`,
    id,
    'aria-describedby': [error && errorId, hint && hintId].filter(Boolean).join(' ') || undefined,
    'aria-invalid': error ? true : undefined,
  });
  return (
    <div className="grid min-w-0 grid-cols-1 content-start gap-1.5">
      <label className="text-label font-semibold" htmlFor={id}>
        {label}
        {optional ? <span className="font-regular text-subtle"> (optional)</span> : null}
      </label>
      {end ? (
        <div className="relative">
          {control}
          {end}
        </div>
      ) : (
        control
      )}
      {error ? <FieldError id={errorId}>{error}</FieldError> : null}
      {hint ? (
        <p id={hintId} className="text-caption text-muted">
          {hint}
        </p>
      ) : null}
    </div>
  );
}

export const FieldError = ({ id, children }: { id: string; children: string }) => (
  <p id={id} className="flex gap-[5px] text-label text-danger-text">
    <CircleAlert className="icon-16" aria-hidden="true" />
    <span>{children}</span>
  </p>
);

export function PasswordField(props: Pick<FieldProps<'input'>, 'name' | 'autoComplete' | 'hint' | 'error'>) {
  const [isShown, setShown] = useState(false);
  const Icon = isShown ? EyeOff : Eye;
  return (
    <Field
      label="Password"
      className="pe-13"
      type={isShown ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
      end={
        <button
          type="button"
          className="absolute inset-y-0 end-0 grid w-11 cursor-pointer place-items-center rounded-control text-muted hover:text-ink"
          aria-pressed={isShown}
          onClick={() => setShown(!isShown)}
        >
          <Icon className="icon-20 stroke-[1.75]" aria-hidden="true" />
          <VisuallyHidden>Show password</VisuallyHidden>
        </button>
      }
      {...props}
    />
  );
}
