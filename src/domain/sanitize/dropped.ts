/** Says how many rows could not be shown (decision 12); '' when all could. */
export function droppedItemsText(dropped: number): string {
  if (!(dropped > 0)) return '';
  return dropped === 1 ? '1 item could not be shown' : `${dropped} items could not be shown`;
}
