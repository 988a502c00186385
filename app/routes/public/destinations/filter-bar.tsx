import { type ChangeEvent, type FormEvent, useRef, useState } from 'react';
import { Button } from 'tapa-ui/button';
import { Search } from 'tapa-ui/icons';
import { INTERESTS } from '../../../content/destinations';
import { MONTHS } from '../../../content/months';
import { SelectField, TextField } from '../forms/field';
import { useEarlyInput } from '../forms/kept-entries';
import { formValues } from '../forms/use-form';
import type { DestinationFilter } from './filter';

export interface FilterBarProps {
  filter: DestinationFilter;
  /** Called with what the form holds; an empty text means that nothing is chosen. */
  onFilter: (values: FormData) => void;
}

/** The search text while it is written; it is replaced when the address has another. */
function useDraft(text: string) {
  const [draft, setDraft] = useState({ of: text, text });
  if (draft.of !== text) setDraft({ of: text, text });
  return [draft.text, (next: string) => setDraft({ of: text, text: next })] as const;
}

/** Where, when and what for. Choices apply at once, the text on Search. */
export function FilterBar({ filter, onFilter }: FilterBarProps) {
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
    <search>
      <form className="app-form app-filter" ref={form} onSubmit={submit}>
        <div className="app-filter-line">
          <TextField
            label="Where"
            name="q"
            type="search"
            placeholder="Apia, Suva, Nukuʻalofa"
            autoComplete="off"
            enterKeyHint="search"
            required={false}
            value={q}
            onChange={({ target }) => setQ(target.value)}
          />
          <SelectField label="Month of travel" name="month" value={month} onChange={choose}>
            <option value="">Any month</option>
            {MONTHS.map((name, index) => (
              <option key={name} value={index + 1}>
                {name}
              </option>
            ))}
          </SelectField>
          <Button type="submit" variant="primary" icon={<Search />}>
            Search
          </Button>
        </div>
        <fieldset className="app-choices">
          <legend className="app-label">Interest</legend>
          {[{ id: '', label: 'All' }, ...INTERESTS].map(({ id, label }) => (
            <label key={id} className="app-choice">
              <input type="radio" name="interest" value={id} checked={id === interest} onChange={choose} />
              {label}
            </label>
          ))}
        </fieldset>
      </form>
    </search>
  );
}
