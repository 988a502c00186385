import { type ChangeEvent, useRef } from 'react';
import { FESTIVAL_KINDS, FESTIVAL_PLACES } from '../../../content/festivals';
import { ChoiceChips } from '../forms/choice-chips';
import { useEarlyInput } from '../forms/kept-entries';
import { Triangles } from '../triangles';
import type { FestivalFilter } from './filter';

export interface FilterBarProps {
  filter: FestivalFilter;
  /** How many festivals fit. */
  count: number;
  /** Called with what the form holds; an empty text means that nothing is chosen. */
  onFilter: (values: FormData) => void;
}

/** Filters festivals by kind and place. Choices apply at once. */
export function FilterBar({ filter, count, onFilter }: FilterBarProps) {
  const form = useRef<HTMLFormElement>(null);
  const { kind = '', place = '' } = filter;
  useEarlyInput(form, { kind, place }, onFilter);
  const choose = ({ target }: ChangeEvent<HTMLInputElement | HTMLSelectElement>) => {
    if (target.form) onFilter(new FormData(target.form));
  };
  return (
    <search>
      <form
        className="flex flex-wrap items-center gap-2 border-b py-3"
        ref={form}
        onSubmit={(event) => event.preventDefault()}
      >
        <ChoiceChips
          legend="Kind"
          name="kind"
          value={kind}
          choices={FESTIVAL_KINDS.map(({ id, label }) => ({
            id,
            label,
            icon: <Triangles kind={id} count={1} />,
          }))}
          onChange={choose}
        />
        <select
          className="control min-h-9 w-auto max-w-full px-2.5 text-body font-medium touch:min-h-11"
          name="place"
          aria-label="Place"
          value={place}
          onChange={choose}
        >
          <option value="">All places</option>
          {FESTIVAL_PLACES.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </select>
        <p className="text-label text-muted md:ms-auto" role="status">
          <span>{`${count} ${count === 1 ? 'festival' : 'festivals'}`}</span>
          <span>, dates are usual times and move from year to year</span>
        </p>
      </form>
    </search>
  );
}
