/** Values of a form by field name. Values of the same name are joined by commas. */
export type FormValues = Readonly<Partial<Record<string, string>>>;

export function formValues(form: HTMLFormElement): FormValues {
  const values: Record<string, string> = {};
  new FormData(form).forEach((value, name) => {
    if (typeof value !== 'string') return;
    const before = values[name];
    values[name] = before === undefined ? value : `${before},${value}`;
  });
  return values;
}

export const filledIn = (form: HTMLFormElement): URLSearchParams =>
  new URLSearchParams(
    Object.entries(formValues(form)).flatMap(([name, value = '']) =>
      value.trim() === '' ? [] : [[name, value.trim()]],
    ),
  );
