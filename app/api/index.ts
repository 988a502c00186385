export { API_PATHS } from './paths';
export * from './queries';
export { createQueryClient } from './query-client';
export { rootErrorOptions } from './render-error-report';
