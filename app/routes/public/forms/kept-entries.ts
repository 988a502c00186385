import { type RefObject, useContext, useEffectEvent, useLayoutEffect } from 'react';
import { useNavigationType } from 'react-router-dom';
import { KeptContext } from '../../../layout/kept-state';
import { type FormValues, formValues } from './use-form';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const isChoice = (control: Control): control is HTMLInputElement =>
  control.type === 'checkbox' || control.type === 'radio';

/** Returns whether a control may be kept. A password, hidden or shown, is known by what it tells password managers. */
const isKept = (control: Element): control is Control =>
  Boolean(control.getAttribute('name')) && !control.getAttribute('autocomplete')?.endsWith('-password');

const keptControls = (form: HTMLFormElement): Control[] => Array.from(form.elements).filter(isKept);

function entriesOf(form: HTMLFormElement): FormValues {
  const values = formValues(form);
  return Object.fromEntries(keptControls(form).map(({ name }) => [name, values[name]]));
}

export function fill(form: HTMLFormElement, values: FormValues): void {
  for (const control of keptControls(form)) {
    const value = values[control.name];
    if (isChoice(control)) control.checked = value?.split(',').includes(control.value) ?? false;
    else control.value = value ?? '';
  }
}

/**
 * Keeps the texts and choices of a form for a reader who goes elsewhere and comes back, but for passwords. A reader who
 * follows a link to its page finds it empty, as after a new load.
 *
 * @param name - tells the form from others
 * @param take - called once with what the form holds: what was kept, or was entered before this code was there
 */
export function useKeptEntries(
  form: RefObject<HTMLFormElement | null>,
  name: string,
  take?: (entries: FormValues) => void,
): void {
  const kept = useContext(KeptContext)?.forms;
  const navigation = useNavigationType();
  const begin = useEffectEvent(() => {
    const element = form.current;
    if (element === null) return undefined;
    const values = navigation === 'PUSH' ? undefined : kept?.get(name);
    if (values) fill(element, values);
    take?.(entriesOf(element));
    const keep = () => kept?.set(name, entriesOf(element));
    // While the reader writes, too: the page may have to reload.
    element.addEventListener('input', keep);
    return () => {
      element.removeEventListener('input', keep);
      keep();
    };
  });
  // Before the first paint, and before the form is removed.
  useLayoutEffect(() => begin(), []);
}
