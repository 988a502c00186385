export { API_PATHS, queryKey } from './paths';
export * from './queries';
export { createQueryClient } from './query-client';
export { rootErrorOptions } from './report';
