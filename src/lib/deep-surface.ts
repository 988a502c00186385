/** The one loud surface of a screen: deep brand colour, with the pattern fading from the top end corner. */
export const DEEP_SURFACE =
  't:root t:overflow-clip t:rounded-panel t:border t:bg-deep t:text-on-deep t:motif-deep t:[--tapa-color-skeleton:var(--tapa-color-deep-border)]';

/** A deep panel that takes the whole height of its cell: its parts spread over it, beside a small piece of the pattern. */
export const DEEP_PANEL = [
  't:grid t:h-full t:min-w-0 t:content-between t:gap-5 t:p-panel-padding',
  't:[--tapa-deep-motif-height:192px] t:[--tapa-deep-motif-width:256px] t:@max-md:[--tapa-deep-motif-height:144px] t:@max-md:[--tapa-deep-motif-width:192px]',
].join(' ');

const FIGURE = 't:font-display t:text-figure-xl t:figures';

/** A figure of 48 px, e.g. points. Large text does not make it wider than its place. */
export const DEEP_FIGURE = `${FIGURE} t:fitted-figure-xl`;

/** The same for an amount of money, whose characters are up to 9, or up to 14. */
export const deepMoney = (length: number): string =>
  `${FIGURE} ${length > 9 ? 't:fitted-long-money-xl' : 't:fitted-money-xl'}`;
