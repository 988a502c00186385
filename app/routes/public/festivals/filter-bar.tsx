import { FESTIVAL_KINDS, FESTIVAL_PLACES } from '../../../content/festivals';
import { ChoiceChips } from '../forms/choice-chips';
import { FilterForm } from '../forms/filter-form';
import { Triangles } from '../triangles';
import type { FestivalFilter } from './filter';

export interface FilterBarProps {
  filter: FestivalFilter;
  count: number;
}

export function FilterBar({ filter, count }: FilterBarProps) {
  const { kind = '' as const, place = '' } = filter;
  return (
    <search>
      <FilterForm filter={{ kind, place }}>
        <ChoiceChips
          legend="Kind"
          name="kind"
          defaultValue={kind}
          choices={FESTIVAL_KINDS.map(({ id, label }) => ({
            id,
            label,
            icon: <Triangles kind={id} count={1} />,
          }))}
        />
        <select
          className="control min-h-9 w-auto max-w-full px-2.5 text-body font-medium touch:min-h-11"
          name="place"
          aria-label="Place"
          defaultValue={place}
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
      </FilterForm>
    </search>
  );
}
