export * from './compiled/index.js';
export type { DrawnIcon, SvgIcon } from './create-icon.js';
