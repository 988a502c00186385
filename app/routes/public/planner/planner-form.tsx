import type { ReactNode } from 'react';
import { Button } from 'tapa-ui/button';
import { Compass } from 'tapa-ui/icons';
import { DESTINATIONS, INTERESTS } from '../../../content/destinations';
import { Choice } from '../forms/choice-chips';
import { Field } from '../forms/field';
import type { FormValues } from '../forms/form-values';
import { useForm, useKeptEntries } from '../forms/use-form';
import { DayFields } from './day-fields';
import { DEFAULT_PACE, MAX_DAYS, PACE_IDS, PACES, readTripRequest, TRIP_RULES } from './plan-trip';

export interface PlannerFormProps {
  search: URLSearchParams;
  onPlan: (values: FormValues) => void;
}

export function PlannerForm({ search, onPlan }: PlannerFormProps) {
  const { errors, formProps } = useForm({
    rules: TRIP_RULES,
    onValid: (values) => {
      onPlan(values);
      return undefined;
    },
  });
  // Kept for each outline by its address, for Back through several outlines.
  useKeptEntries(formProps.ref, `planner?${search}`);
  const known = readTripRequest(search);
  return (
    <form
      className="grid grid-cols-1 gap-5 rounded-panel border bg-surface p-5 print:hidden"
      {...formProps}
      method="get"
    >
      <Field
        as="select"
        label="Destination"
        name="to"
        defaultValue={search.get('to') ?? ''}
        error={errors.to}
      >
        <option value="">Choose one</option>
        {DESTINATIONS.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Field>
      <div className="grid grid-cols-1 gap-x-4 gap-y-5 sm:grid-cols-2">
        <DayFields>
          {(from, until, calendar) => (
            <>
              <Field
                {...from}
                label="First day"
                defaultValue={search.get('from') ?? ''}
                error={errors.from}
              />
              <Field
                {...until}
                label="Last day"
                hint={`Up to ${MAX_DAYS} days.`}
                defaultValue={search.get('until') ?? ''}
                error={errors.until}
              />
              <div className="empty:hidden sm:col-span-full">{calendar}</div>
            </>
          )}
        </DayFields>
      </div>
      <Choices legend="Interests" note="(none means all)">
        {INTERESTS.map(({ id, label }) => (
          <Choice
            key={id}
            className={`rounded-pill ${CHOICE}`}
            type="checkbox"
            name="like"
            value={id}
            defaultChecked={known?.interests.includes(id) ?? false}
          >
            {label}
          </Choice>
        ))}
      </Choices>
      <Choices legend="Pace">
        {PACE_IDS.map((id) => (
          <Choice
            key={id}
            className={`w-full rounded-control py-2 ${CHOICE}`}
            type="radio"
            name="pace"
            value={id}
            defaultChecked={id === (known?.pace ?? DEFAULT_PACE)}
          >
            <span>
              {PACES[id].label}
              <span className="block text-label text-muted group-has-checked:text-inherit">
                {PACES[id].hint}
              </span>
            </span>
          </Choice>
        ))}
      </Choices>
      <div>
        <Button type="submit" variant="primary" size="lg" icon={<Compass />}>
          Make an outline
        </Button>
      </div>
    </form>
  );
}

const CHOICE =
  'border-border-strong px-3.5 has-checked:border-on-brand-soft has-checked:shadow-[inset_0_0_0_1px]';

const Choices = ({ legend, note, children }: { legend: string; note?: string; children: ReactNode }) => (
  <fieldset className="flex flex-wrap gap-2">
    <legend className="mb-1.5 text-label font-semibold">
      {legend} {note ? <span className="font-regular text-subtle">{note}</span> : null}
    </legend>
    {children}
  </fieldset>
);
