import type { ReactNode } from 'react';
import { Search } from 'tapa-ui/icons';
import { VisuallyHidden } from 'tapa-ui/visually-hidden';
import { INTERESTS } from '../../../content/destinations';
import { MONTHS } from '../../../content/months';
import { ChoiceChips } from '../forms/choice-chips';
import { FilterForm } from '../forms/filter-form';
import type { DestinationFilter } from './filter';

export interface FilterBarProps {
  filter: DestinationFilter;
  children: ReactNode;
}

export function FilterBar({ filter, children }: FilterBarProps) {
  const { q, interest = '' as const } = filter;
  const month = String(filter.month ?? '');
  return (
    <search className="stays:sticky stays:top-(--app-top-bar) stays:z-10 stays:bg-canvas">
      <FilterForm filter={{ q, month, interest }}>
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
            defaultValue={q}
          />
        </div>
        <select
          className="control min-h-9 w-auto max-w-full px-2.5 text-body font-medium touch:min-h-11"
          name="month"
          aria-label="Month of travel"
          defaultValue={month}
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
          defaultValue={interest}
          choices={INTERESTS.map(({ icon: Icon, ...choice }) => ({
            ...choice,
            icon: <Icon className="icon-16" aria-hidden="true" />,
          }))}
        />
        {children}
      </FilterForm>
    </search>
  );
}
