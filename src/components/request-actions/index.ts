export { RequestActions, type RequestActionsProps } from './request-actions';
