export { type ApiClient, api, createApiClient } from './client';
export { ApiError, type ApiErrorCode, ERROR_CATALOGUE, ERROR_TEXT, toApiError } from './errors';
export { API_PATHS } from './paths';
export * from './queries';
export { createQueryClient } from './query-client';
export { type RenderErrorInfo, reportRenderError, rootErrorOptions } from './render-error-report';
export { type ReportExtras, reportError } from './report';
