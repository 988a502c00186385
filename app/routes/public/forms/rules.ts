/** What somebody wrote into a form, by field name; what several fields of one name hold is joined by commas. */
export type FormValues = Readonly<Partial<Record<string, string>>>;

/** What is wrong with a field: a sentence that says what to do, or nothing. */
export type Rule = (value: string, values: FormValues) => string | undefined;

/** The first thing that is wrong with each field. */
export type FormErrors = Readonly<Partial<Record<string, string>>>;

/** One at sign with text on both sides and a dot in the second; whether it exists only a mail can tell. */
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@.]+$/u;

/** Something has to be there. */
export const required =
  (message: string): Rule =>
  (value) =>
    value.trim() === '' ? message : undefined;

/** An email address, if anything. */
export const email: Rule = (value) =>
  value.trim() === '' || EMAIL.test(value.trim()) ? undefined : 'Enter an email like name@example.com.';

/** At least so many characters, as a reader counts them. */
export const atLeast =
  (length: number, message: string): Rule =>
  (value) =>
    [...value].length < length ? message : undefined;

/** Checks every field by its rules, in their order. */
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

/** The texts of a form; files are left out. */
export function formValues(data: FormData): FormValues {
  const values: Record<string, string> = {};
  data.forEach((value, name) => {
    if (typeof value !== 'string') return;
    const before = values[name];
    values[name] = before === undefined ? value : `${before},${value}`;
  });
  return values;
}
