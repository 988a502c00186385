/**
 * The end of a row that waits for a decision: facts, an amount, and buttons. In wide
 * lists these stand in columns, and rows of different kinds one below the other. In narrow ones the amount stands beside the
 * name, what there is to know on a line of its own.
 */
export const ROW_COLUMNS = {
  context:
    't:w-[calc(12.5*var(--tapa-rem,1rem))] t:@min-[70em]/rows:w-[calc(16.25*var(--tapa-rem,1rem))] t:@max-[60em]/rows:order-1 t:@max-[60em]/rows:w-full t:@min-[43em]/rows:@max-[60em]/rows:ps-14',
  amount: 't:@min-[70em]/rows:min-w-[calc(6*var(--tapa-rem,1rem))] t:text-end',
  actions: 't:@min-[70em]/rows:min-w-[calc(13*var(--tapa-rem,1rem))] t:@min-[43em]/rows:justify-end',
} as const;
