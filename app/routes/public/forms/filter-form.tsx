import { type ReactNode, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { useNavigationType, useSearchParams } from 'react-router-dom';
import { type FormValues, filledIn, formValues } from './form-values';
import { fill } from './use-form';

/** Name of the text field, which applies on submit. */
const TEXT = 'q';

interface FilterFormProps {
  filter: FormValues;
  /** Uncontrolled fields, which follow links, Back and Forward. */
  children: ReactNode;
}

/** A filter in the query, beside other parameters. Choices apply at once, the text on Enter or Search. */
export function FilterForm({ filter, children }: FilterFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [search, setSearch] = useSearchParams();
  const apply = (entered: HTMLFormElement) => {
    const own = formValues(entered);
    const others = [...search].filter(([name]) => !(name in own));
    setSearch([...others, ...filledIn(entered)], { replace: true });
  };
  const address = search.toString();
  const shown = useRef(address);
  // Only this form replaces the address. Its fields may have changed again before the result shows.
  const isOwn = useNavigationType() === 'REPLACE';
  useLayoutEffect(() => {
    if (form.current && shown.current !== address && !isOwn) fill(form.current, filter);
    shown.current = address;
  });
  // Choices made before hydration have fired no event.
  const takeEarly = useEffectEvent(() => {
    if (form.current === null) return;
    const entered = formValues(form.current);
    const isChosen = Object.entries(filter).some(([name, value]) => name !== TEXT && entered[name] !== value);
    if (isChosen) apply(form.current);
  });
  useEffect(() => takeEarly(), []);
  return (
    <form
      className="flex flex-wrap items-center gap-2 border-b py-3"
      ref={form}
      onSubmit={(event) => {
        event.preventDefault();
        apply(event.currentTarget);
      }}
      onChange={({ target, currentTarget }) => {
        if ((target as Element).getAttribute('name') !== TEXT) apply(currentTarget);
      }}
    >
      {children}
    </form>
  );
}
