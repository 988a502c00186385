import type { WheelEvent } from 'react';

/**
 * Keeps the wheel from changing a number field that has the focus: it scrolls the page. Browsers leave fields alone that are
 * read-only, and this one is as long as the event lasts.
 */
export function keepNumber({ currentTarget: field }: WheelEvent<HTMLInputElement>): void {
  if (field.readOnly) return;
  field.readOnly = true;
  requestAnimationFrame(() => {
    field.readOnly = false;
  });
}
