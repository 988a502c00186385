import { Button } from 'tapa-ui/button';
import { Compass } from 'tapa-ui/icons';
import { DESTINATIONS, INTERESTS } from '../../../content/destinations';
import { SelectField, TextField } from '../forms/field';
import { useKeptEntries } from '../forms/kept-entries';
import { type FormValues, useForm } from '../forms/use-form';
import { DEFAULT_PACE, MAX_DAYS, PACES, readTripRequest, TRIP_RULES } from './plan-trip';

export interface PlannerFormProps {
  /** The address, whose answers the form starts with. */
  search: URLSearchParams;
  onPlan: (values: FormValues) => void;
}

/** Where, when, what for and how fast. */
export function PlannerForm({ search, onPlan }: PlannerFormProps) {
  const { errors, formProps } = useForm({
    rules: TRIP_RULES,
    onValid: (values) => {
      onPlan(values);
      return undefined;
    },
  });
  // Kept for each outline: on Back through several, the address tells what was asked for.
  useKeptEntries(formProps.ref, `planner?${search}`);
  const known = readTripRequest(search);
  const pace = known?.pace ?? DEFAULT_PACE;
  return (
    <form className="app-form app-planner" {...formProps} method="get">
      <SelectField label="Destination" name="to" defaultValue={search.get('to') ?? ''} error={errors.to}>
        <option value="">Choose one</option>
        {DESTINATIONS.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      <div className="app-field-row">
        <TextField
          label="First day"
          name="from"
          type="date"
          defaultValue={search.get('from') ?? ''}
          error={errors.from}
        />
        <TextField
          label="Last day"
          name="until"
          type="date"
          hint={`Up to ${MAX_DAYS} days.`}
          defaultValue={search.get('until') ?? ''}
          error={errors.until}
        />
      </div>
      <fieldset className="app-choices">
        <legend className="app-label">
          Interests <span className="app-optional">(none means all)</span>
        </legend>
        {INTERESTS.map(({ id, label }) => (
          <label key={id} className="app-choice">
            <input
              type="checkbox"
              name="like"
              value={id}
              defaultChecked={known?.interests.includes(id) ?? false}
            />
            {label}
          </label>
        ))}
      </fieldset>
      <fieldset className="app-choices">
        <legend className="app-label">Pace</legend>
        {Object.entries(PACES).map(([id, { label, hint }]) => (
          <label key={id} className="app-choice app-pace">
            <input type="radio" name="pace" value={id} defaultChecked={id === pace} />
            <span>
              {label}
              <span className="app-pace-hint">{hint}</span>
            </span>
          </label>
        ))}
      </fieldset>
      <div>
        <Button type="submit" variant="primary" size="lg" icon={<Compass />}>
          Make an outline
        </Button>
      </div>
    </form>
  );
}
