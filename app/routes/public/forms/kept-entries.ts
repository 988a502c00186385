import { type RefObject, useContext, useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
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
  const values = formValues(new FormData(form));
  return Object.fromEntries(keptControls(form).map(({ name }) => [name, values[name]]));
}

function fill(form: HTMLFormElement, values: FormValues): void {
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
 */
export function useKeptEntries(form: RefObject<HTMLFormElement | null>, name: string): void {
  const kept = useContext(KeptContext)?.forms;
  const navigation = useNavigationType();
  const begin = useEffectEvent(() => {
    const element = form.current;
    if (element === null) return undefined;
    const values = navigation === 'PUSH' ? undefined : kept?.get(name);
    if (values) fill(element, values);
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

/**
 * The text of a controlled field, kept in the same way as `useKeptEntries` keeps a form's texts.
 *
 * @param name - tells the field from others, and from forms
 */
export function useKeptText(name: string) {
  const kept = useContext(KeptContext)?.forms;
  const navigation = useNavigationType();
  const state = useState(() => (navigation === 'PUSH' ? '' : (kept?.get(name)?.text ?? '')));
  const [text] = state;
  useEffect(() => {
    kept?.set(name, { text });
  }, [kept, name, text]);
  return state;
}

/**
 * Takes what was entered into a prerendered form before its code was there: it stays in the controls, but fires no event. `take` is called once at most, when the form holds other values than `rendered` says.
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
  // React renders nothing again before this: only then would controls go back to what was rendered.
  useEffect(() => compare(), []);
}
