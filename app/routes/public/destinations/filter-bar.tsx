import { type ChangeEvent, type FormEvent, type ReactNode, useRef, useState } from 'react';
import { Search } from 'tapa-ui/icons';
import { VisuallyHidden } from 'tapa-ui/visually-hidden';
import { INTERESTS } from '../../../content/destinations';
import { MONTHS } from '../../../content/months';
import { ChoiceChips } from '../forms/choice-chips';
import { useEarlyInput } from '../forms/kept-entries';
import { formValues } from '../forms/use-form';
import type { DestinationFilter } from './filter';

export interface FilterBarProps {
  filter: DestinationFilter;
  /** Called with what the form holds; an empty text means that nothing is chosen. */
  onFilter: (values: FormData) => void;
  /** Stands at its end: what was found. */
  children: ReactNode;
}

/** The search text while it is written; it is replaced when the address has another. */
function useDraft(text: string) {
  const [draft, setDraft] = useState({ of: text, text });
  if (draft.of !== text) setDraft({ of: text, text });
  return [draft.text, (next: string) => setDraft({ of: text, text: next })] as const;
}

/** Where, when and what for. Choices apply at once, the text on Enter or Search. */
export function FilterBar({ filter, onFilter, children }: FilterBarProps) {
  const form = useRef<HTMLFormElement>(null);
  const [q, setQ] = useDraft(filter.q);
  const month = String(filter.month ?? '');
  const interest = filter.interest ?? '';
  useEarlyInput(form, { q }, (entered) => setQ(formValues(entered).q ?? ''));
  useEarlyInput(form, { month, interest }, onFilter);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onFilter(new FormData(event.currentTarget));
  };
  const choose = ({ target: { form } }: ChangeEvent<HTMLInputElement | HTMLSelectElement>) => {
    if (form) onFilter(new FormData(form));
  };
  return (
    <search className="stays:sticky stays:top-(--app-top-bar) stays:z-10 stays:bg-canvas">
      <form className="flex flex-wrap items-center gap-2 border-b py-3" ref={form} onSubmit={submit}>
        <div className="relative flex-[0_1_320px] max-md:flex-[1_1_100%]">
          <button
            type="submit"
            className="absolute inset-y-0 start-0 grid w-9 cursor-pointer place-items-center rounded-control text-muted hover:text-ink touch:w-11"
          >
            <Search className="icon-16" aria-hidden="true" />
            <VisuallyHidden>Search</VisuallyHidden>
          </button>
          <input
            className="control min-h-9 ps-9 text-body touch:min-h-11 touch:ps-11"
            name="q"
            type="search"
            aria-label="Where"
            placeholder="Apia, Suva, Nukuʻalofa"
            autoComplete="off"
            enterKeyHint="search"
            value={q}
            onChange={({ target }) => setQ(target.value)}
          />
        </div>
        <select
          className="control min-h-9 w-auto max-w-full px-2.5 text-body font-medium touch:min-h-11"
          name="month"
          aria-label="Month of travel"
          value={month}
          onChange={choose}
        >
          <option value="">Any month</option>
          {MONTHS.map((name, index) => (
            <option key={name} value={index + 1}>
              {name}
            </option>
          ))}
        </select>
        <ChoiceChips
          legend="Interest"
          name="interest"
          value={interest}
          choices={INTERESTS.map(({ icon: Icon, ...interest }) => ({
            ...interest,
            icon: <Icon className="icon-16" aria-hidden="true" />,
          }))}
          onChange={choose}
        />
        {children}
      </form>
    </search>
  );
}
