export { RequestRow, type RequestRowProps } from './request-row';
