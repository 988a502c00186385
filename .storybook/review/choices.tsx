import { type ReactElement, type ReactNode, useId, useState } from 'react';
import { Button } from '../../src/components/button';
import { Link2 } from '../../src/icons';

/** One of a few values, by name. */
export interface Choice<Value> {
  value: Value;
  label: string;
}

/** Widths of pages as choices, in px. */
export const widths = <Width extends number>(...values: readonly Width[]): readonly Choice<Width>[] =>
  values.map((value) => ({ value, label: String(value) }));

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

export interface SelectProps<Value> {
  label: string;
  value: Value;
  onChange: (value: Value) => void;
  choices?: readonly Choice<Value>[];
  /** More `<option>`s and `<optgroup>`s, before the choices. */
  children?: ReactNode;
}

/** A choice of many. */
export function Select<Value extends string>({
  label,
  value,
  onChange,
  choices,
  children,
}: SelectProps<Value>) {
  return (
    <label className="review-select">
      <span>{label}</span>
      <select value={value} onChange={(event) => onChange(event.currentTarget.value as Value)}>
        {children}
        {choices?.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </select>
    </label>
  );
}

export interface CopyButtonProps {
  text: string;
  children: string;
  /** Name for screen readers, where many buttons say the same. @default the children */
  label?: string;
  icon?: ReactElement;
  size?: 'sm';
  /** True where what was done is said before the button. @default false */
  saysBefore?: boolean;
}

/** Copies a text, and says so until the text is another. */
export function CopyButton({
  text,
  children,
  label,
  icon = <Link2 />,
  size,
  saysBefore = false,
}: CopyButtonProps) {
  const [copied, setCopied] = useState<string>();
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setCopied(text),
      () => setCopied(undefined),
    );
  const status = (
    <span role="status" className="review-said">
      {copied === text ? 'Copied' : ''}
    </span>
  );
  return (
    <>
      {saysBefore && status}
      <Button size={size} icon={icon} aria-label={label} onClick={() => void copy()}>
        {children}
      </Button>
      {!saysBefore && status}
    </>
  );
}
