/** Returns the filled fields of a form as the query of an address, without the empty ones. */
export function filledIn(values: FormData): URLSearchParams {
  const query = new URLSearchParams();
  values.forEach((value, name) => {
    if (typeof value === 'string' && value.trim() !== '') query.set(name, value.trim());
  });
  return query;
}
