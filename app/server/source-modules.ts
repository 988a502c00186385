/**
 * Returns whether a request to the dev server is for a module of the folder `app/api`, whose address begins like a call of the
 * API. No call of the API ends in `.ts` or `.tsx`.
 */
export const isSourceModule = (url = ''): boolean => /^\/api\/[^?]*\.tsx?(?:\?|$)/.test(url);
