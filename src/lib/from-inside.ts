/**
 * Returns whether an event comes from inside the element that handles it. React lets events of a dialog or a menu come up to
 * the row or sheet that rendered it, although its portal puts it elsewhere in the page: they are none of those.
 */
export const isFromInside = ({ target, currentTarget }: Pick<Event, 'target' | 'currentTarget'>): boolean =>
  (currentTarget as Node).contains(target as Node);
