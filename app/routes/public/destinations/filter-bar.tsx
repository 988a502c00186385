import { Search } from 'lucide-react';
import type { FormEvent } from 'react';
import { Button } from 'tapa-ui/button';
import { INTERESTS } from '../../../content/destinations';
import { MONTHS } from '../../../content/months';
import { SelectField, TextField } from '../forms/field';
import type { DestinationFilter } from './filter';

export interface FilterBarProps {
  filter: DestinationFilter;
  /** Called with what the form holds; an empty text means that nothing is chosen. */
  onFilter: (values: FormData) => void;
}

/** Where, when and what for. Choices apply at once, the text on Search. */
export function FilterBar({ filter, onFilter }: FilterBarProps) {
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onFilter(new FormData(event.currentTarget));
  };
  const choose = (event: FormEvent<HTMLFormElement>) => {
    const { target } = event;
    if (
      target instanceof HTMLSelectElement ||
      (target instanceof HTMLInputElement && target.type === 'radio')
    ) {
      onFilter(new FormData(event.currentTarget));
    }
  };
  return (
    <search>
      <form className="app-form app-filter" onSubmit={submit} onChange={choose}>
        <div className="app-filter-line">
          <TextField
            key={filter.q}
            label="Where"
            name="q"
            type="search"
            placeholder="Apia, Suva, Nukuʻalofa"
            autoComplete="off"
            enterKeyHint="search"
            required={false}
            defaultValue={filter.q}
          />
          <SelectField
            key={`month ${filter.month}`}
            label="Month of travel"
            name="month"
            defaultValue={filter.month ?? ''}
          >
            <option value="">Any month</option>
            {MONTHS.map((month, index) => (
              <option key={month} value={index + 1}>
                {month}
              </option>
            ))}
          </SelectField>
          <Button type="submit" variant="primary" icon={<Search />}>
            Search
          </Button>
        </div>
        <fieldset className="app-choices">
          <legend className="app-label">Interest</legend>
          <Choice value="" label="All" isChosen={filter.interest === undefined} />
          {INTERESTS.map(({ id, label }) => (
            <Choice key={id} value={id} label={label} isChosen={filter.interest === id} />
          ))}
        </fieldset>
      </form>
    </search>
  );
}

function Choice({ value, label, isChosen }: { value: string; label: string; isChosen: boolean }) {
  return (
    <label className="app-choice">
      <input key={String(isChosen)} type="radio" name="interest" value={value} defaultChecked={isChosen} />
      {label}
    </label>
  );
}
