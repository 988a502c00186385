/** Says how many rows could not be shown (decision 12); '' when all could. */
export function droppedItemsText(dropped: number): string {
  if (!(dropped > 0)) return '';
  return `${dropped} ${dropped === 1 ? 'item' : 'items'} could not be shown`;
}
