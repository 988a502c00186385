import { type ReactNode, useId } from 'react';
import './choices.css';

/** One of a few values, by name. */
export interface Choice<Value> {
  value: Value;
  label: string;
}

export interface SegmentsProps<Value> {
  label: string;
  choices: readonly Choice<Value>[];
  value: Value;
  onChange: (value: Value) => void;
}

/** A choice of few, all in sight. */
export function Segments<Value extends string | number>({
  label,
  choices,
  value,
  onChange,
}: SegmentsProps<Value>) {
  const name = useId();
  return (
    <fieldset className="review-segments">
      <legend>{label}</legend>
      <div>
        {choices.map((choice) => (
          <label key={choice.value}>
            <input
              type="radio"
              name={name}
              checked={choice.value === value}
              onChange={() => onChange(choice.value)}
            />
            <span>{choice.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

export interface SelectProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** `<option>`s and `<optgroup>`s. */
  children: ReactNode;
}

/** A choice of many. */
export function Select({ label, value, onChange, children }: SelectProps) {
  return (
    <label className="review-select">
      <span>{label}</span>
      <select value={value} onChange={(event) => onChange(event.currentTarget.value)}>
        {children}
      </select>
    </label>
  );
}
