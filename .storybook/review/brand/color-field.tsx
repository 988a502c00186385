import { useId, useState } from 'react';

/** The notation of a color. */
const HEX = /^#[0-9a-f]{6}$/i;

export interface ColorFieldProps {
  label: string;
  /** The use of the color. */
  use: string;
  /** '#0f766e', or '' where it is not set. */
  value: string;
  /** The color that is used where none is set. */
  fallback?: string | undefined;
  onChange: (value: string) => void;
}

/** A color to pick or to write. Where there is a fallback, it may be left out. */
export function ColorField({ label, use, value, fallback, onChange }: ColorFieldProps) {
  const id = useId();
  const [draft, setDraft] = useState<string>();
  const isWrong = draft !== undefined && draft !== '' && !HEX.test(draft);
  const write = (text: string) => {
    const color = text.trim();
    const isDone = HEX.test(color) || (color === '' && fallback !== undefined);
    setDraft(color);
    if (isDone) onChange(color.toLowerCase());
  };
  return (
    <div className="studio-color">
      <label htmlFor={id}>{label}</label>
      <div className="studio-color-inputs">
        <input
          type="color"
          aria-label={`Pick ${label.toLowerCase()}`}
          value={value || fallback || '#000000'}
          onChange={(event) => {
            setDraft(undefined);
            onChange(event.currentTarget.value);
          }}
        />
        <input
          id={id}
          type="text"
          inputMode="text"
          autoComplete="off"
          spellCheck={false}
          maxLength={7}
          placeholder={fallback}
          value={draft ?? value}
          aria-invalid={isWrong || undefined}
          aria-describedby={`${id}-use`}
          onChange={(event) => write(event.currentTarget.value)}
          onBlur={() => setDraft(undefined)}
        />
      </div>
      <p id={`${id}-use`}>{isWrong ? 'Six digits after a #, as in #0f766e' : use}</p>
    </div>
  );
}
