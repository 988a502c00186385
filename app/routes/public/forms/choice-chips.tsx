import type { ChangeEvent, ReactNode } from 'react';
import { VisuallyHidden } from 'tapa-ui/visually-hidden';

export interface ChoiceChipsProps {
  /** The name of the choice for screen readers. */
  legend: string;
  name: string;
  /** The chosen id; an empty text is 'All'. */
  value: string;
  choices: readonly { readonly id: string; readonly label: string; readonly icon?: ReactNode }[];
  onChange: (event: ChangeEvent<HTMLInputElement>) => void;
}

/** One of several or all, as a line of chips; on small screens the line scrolls. */
export function ChoiceChips({ legend, name, value, choices, onChange }: ChoiceChipsProps) {
  return (
    <fieldset className="app-chips">
      <legend>
        <VisuallyHidden>{legend}</VisuallyHidden>
      </legend>
      <div className="app-chips-line">
        {[{ id: '', label: 'All', icon: null }, ...choices].map(({ id, label, icon }) => (
          <label key={id} className="app-choice app-chip-choice">
            <input type="radio" name={name} value={id} checked={id === value} onChange={onChange} />
            {icon}
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
