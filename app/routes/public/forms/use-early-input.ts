import { type RefObject, useEffect, useEffectEvent } from 'react';
import { type FormValues, formValues } from './rules';

/**
 * Takes what was entered into a prerendered form before its code was there: it stays in the controls, but no event will
 * tell of it. `take` is called once at most, when the form holds other values than `rendered` says.
 */
export function useEarlyInput(
  form: RefObject<HTMLFormElement | null>,
  rendered: FormValues,
  take: (entered: FormData) => void,
): void {
  const compare = useEffectEvent(() => {
    if (form.current === null) return;
    const entered = new FormData(form.current);
    const values = formValues(entered);
    if (Object.entries(rendered).some(([name, value]) => values[name] !== value)) take(entered);
  });
  // React draws nothing again before this: only then would controls go back to what was rendered.
  useEffect(() => compare(), []);
}
