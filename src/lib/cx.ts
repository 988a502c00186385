/** Joins class names and drops empty ones. For classes that cannot conflict, which is nearly all of them. */
export { clsx as cx } from 'clsx';
