import {
  type FormEvent,
  type RefObject,
  useContext,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useNavigationType } from 'react-router-dom';
import { KeptContext } from '../../../layout/kept-state';
import { type FormValues, formValues } from './form-values';

/** Returns the error of a field: a sentence with what to do. */
export type Rule = (value: string, values: FormValues) => string | undefined;

export type FormErrors = Readonly<Partial<Record<string, string>>>;

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@.]+$/u;

export const required =
  (message: string): Rule =>
  (value) =>
    value.trim() === '' ? message : undefined;

export const email: Rule = (value) =>
  value.trim() === '' || EMAIL.test(value.trim()) ? undefined : 'Enter an email like name@example.com.';

/** Requires a minimum of characters (code points). */
export const atLeast =
  (length: number, message: string): Rule =>
  (value) =>
    [...value].length < length ? message : undefined;

export function validate(values: FormValues, rules: Readonly<Record<string, readonly Rule[]>>): FormErrors {
  const errors: Record<string, string> = {};
  for (const [name, fieldRules] of Object.entries(rules)) {
    for (const rule of fieldRules) {
      const message = rule(values[name] ?? '', values);
      if (message === undefined) continue;
      errors[name] = message;
      break;
    }
  }
  return errors;
}

export interface UseFormOptions {
  rules: Readonly<Record<string, readonly Rule[]>>;
  onValid: (values: FormValues) => FormErrors | undefined | Promise<FormErrors | undefined>;
}

function focusFirst(form: HTMLFormElement, errors: FormErrors): void {
  const wrong = Object.keys(errors).map((name) => `[name="${CSS.escape(name)}"]`);
  if (wrong.length > 0) form.querySelector<HTMLElement>(wrong.join())?.focus();
}

/** Validates on submit, and afterwards on each change while there are errors. */
export function useForm({ rules, onValid }: UseFormOptions) {
  const ref = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<FormErrors>({});
  const [isBusy, setBusy] = useState(false);
  // The handler's errors, which stay until their field changes.
  const refused = useRef<FormErrors>({});

  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    const form = event.currentTarget;
    const values = formValues(form);
    const found = validate(values, rules);
    setErrors(found);
    if (Object.keys(found).length > 0) {
      focusFirst(form, found);
      return;
    }
    setBusy(true);
    try {
      refused.current = (await onValid(values)) ?? {};
      setErrors(refused.current);
      focusFirst(form, refused.current);
    } finally {
      setBusy(false);
    }
  };

  const onInput = (event: FormEvent<HTMLFormElement>) => {
    const shown = Object.entries(errors);
    if (shown.length === 0) return;
    const changed = event.target instanceof Element ? event.target.getAttribute('name') : null;
    const found = validate(formValues(event.currentTarget), rules);
    const left: Record<string, string> = {};
    // All of them, since a rule may compare fields.
    for (const [name, message] of shown) {
      const isRefusal = message === refused.current[name];
      const now = isRefusal && name !== changed ? message : found[name];
      if (now) left[name] = now;
    }
    setErrors(left);
  };

  // Before hydration, a submit must not put a password into the address or send it to the server. Outside a
  // `<dialog>` this method does nothing, but still calls `onSubmit`.
  const method = 'dialog';
  return { errors, isBusy, formProps: { ref, method, onSubmit, onInput, noValidate: true } };
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const isChoice = (control: Control): control is HTMLInputElement =>
  control.type === 'checkbox' || control.type === 'radio';

/** Returns whether a control may be kept. Passwords, even if shown as text, are known by `autocomplete`. */
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

/** Keeps entries except passwords for a reader who returns. A link to the page opens an empty form. */
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
    // On each input too, because the page may reload.
    element.addEventListener('input', keep);
    return () => {
      element.removeEventListener('input', keep);
      keep();
    };
  });
  // A layout effect runs before the first paint, and its cleanup before the form is removed.
  useLayoutEffect(() => begin(), []);
}
