/** What was filled into a form, as the query of an address; what was left empty is not in it. */
export function filledIn(values: FormData): URLSearchParams {
  const query = new URLSearchParams();
  values.forEach((value, name) => {
    if (typeof value === 'string' && value.trim() !== '') query.set(name, value.trim());
  });
  return query;
}
