/** What is still on the way: everything (`true`), nothing (`false`), or the named parts. */
export type LoadingParts<Part extends string> = boolean | readonly Part[];

/** Whether any of the named parts is still on the way. */
export const isLoading = <Part extends string>(
  loading: LoadingParts<Part> | undefined,
  ...parts: readonly Part[]
): boolean =>
  typeof loading === 'object' ? parts.some((part) => loading.includes(part)) : (loading ?? false);
