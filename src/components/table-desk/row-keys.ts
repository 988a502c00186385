import type { KeyboardEvent } from 'react';
import { isFromInside } from '../../lib/from-inside.js';
import { isElement } from '../../lib/is-element.js';

const ROW = '[data-slot="table-desk-row"]';
const CONTROLS = 'a[href], button, input';

/** Whether a key is meant for something else: it is answered already, or the browser's with another one. */
const isTaken = (event: KeyboardEvent): boolean =>
  event.defaultPrevented ||
  !isFromInside(event) ||
  event.ctrlKey ||
  event.metaKey ||
  event.altKey ||
  event.shiftKey;

/** Lets the arrow keys lead from a control of a row to the same one of the row above or below, Home and End to the ends. */
export function moveBetweenRows(event: KeyboardEvent<HTMLElement>): void {
  if (isTaken(event)) return;
  const { target, currentTarget, key } = event;
  // Menus open by arrow keys, and text fields move in their text.
  if (!isElement(target) || !target.matches(CONTROLS) || target.ariaHasPopup) return;
  if (target.matches('input:not([type="checkbox"])')) return;
  const row = target.closest(ROW);
  const rows = [...currentTarget.querySelectorAll(ROW)];
  const at = row ? rows.indexOf(row) : -1;
  if (!row || at === -1) return;
  const places: Readonly<Record<string, number>> = {
    ArrowUp: at - 1,
    ArrowDown: at + 1,
    Home: 0,
    End: rows.length - 1,
  };
  const place = Object.hasOwn(places, key) ? places[key] : undefined;
  if (place === undefined) return;
  event.preventDefault();
  const column = [...row.querySelectorAll(CONTROLS)].indexOf(target);
  const next = rows[place]?.querySelectorAll<HTMLElement>(CONTROLS)[column];
  next?.focus();
}

/** Answers the Escape key, unless something inside has. What stands around the table, a dialog for instance, stays open. */
export const whenEscaped = (act: () => void) => (event: KeyboardEvent<HTMLElement>) => {
  if (event.key !== 'Escape' || event.defaultPrevented || !isFromInside(event)) return;
  event.preventDefault();
  event.stopPropagation();
  act();
};
