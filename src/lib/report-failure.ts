/**
 * Reports an error that nobody waits for, as the browser does an uncaught one; where there is no `reportError`, as in
 * jsdom, on the console.
 */
export function reportFailure(error: unknown): void {
  if (typeof reportError === 'function') reportError(error);
  else console.error(error);
}
