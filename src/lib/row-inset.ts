/**
 * Classes of a list or table that stands in a panel: `--row-inset` is the padding at the sides of its rows, and that is the
 * panel's own, so that rows begin where the panel's title does at every density.
 */
export const ROW_INSET =
  't:[--row-inset:var(--tapa-panel-padding,calc(24px*var(--tapa-density)))] t:@max-md:[--row-inset:var(--tapa-panel-padding-compact,calc(16px*var(--tapa-density)))]';
