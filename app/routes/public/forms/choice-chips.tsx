import type { ComponentPropsWithoutRef, ReactNode } from 'react';
import { VisuallyHidden } from 'tapa-ui/visually-hidden';

/** A radio or checkbox as a pill with a native control. `className` sets its radius and width. */
export const Choice = ({ className = '', children, ...input }: ComponentPropsWithoutRef<'input'>) => (
  <label
    className={`group relative inline-flex min-h-9 cursor-pointer items-center border bg-surface font-medium hover:bg-surface-hover has-checked:bg-brand-soft has-checked:font-semibold has-checked:text-on-brand-soft has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus touch:min-h-11 forced-colors:has-checked:border-3 ${className}`}
  >
    <input className="absolute inset-0 cursor-pointer opacity-0" {...input} />
    {children}
  </label>
);

export interface ChoiceChipsProps {
  legend: string;
  name: string;
  /** Id of the initial choice, '' for 'All'. */
  defaultValue: string;
  choices: readonly { readonly id: string; readonly label: string; readonly icon?: ReactNode }[];
}

export function ChoiceChips({ legend, name, defaultValue, choices }: ChoiceChipsProps) {
  return (
    <fieldset className="min-w-0 max-md:order-2 max-md:-mx-(--tapa-page-margin) max-md:w-[calc(100%+2*var(--tapa-page-margin))]">
      <legend>
        <VisuallyHidden>{legend}</VisuallyHidden>
      </legend>
      <div className="flex gap-2 max-md:overflow-x-auto max-md:px-(--tapa-page-margin) max-md:py-[3px] md:flex-wrap print:flex-wrap">
        {[{ id: '', label: 'All', icon: null }, ...choices].map(({ id, label, icon }) => (
          <Choice
            key={id}
            className="gap-2 rounded-control border-border px-3 whitespace-nowrap text-muted has-checked:border-brand-soft-border"
            type="radio"
            name={name}
            value={id}
            defaultChecked={id === defaultValue}
          >
            {icon}
            {label}
          </Choice>
        ))}
      </div>
    </fieldset>
  );
}
