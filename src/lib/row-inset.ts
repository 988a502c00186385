/** Classes of a panel: `--panel-inset` is the padding at its sides, by the width of what the panel stands in. */
export const PANEL_INSET =
  't:[--panel-inset:var(--tapa-panel-padding,calc(24px*var(--tapa-density)))] t:@max-md:[--panel-inset:var(--tapa-panel-padding-compact,calc(16px*var(--tapa-density)))]';

/**
 * Classes of a list or table: `--row-inset` is the padding at the sides of its rows. In a panel that is the panel's own, so that
 * rows begin where the panel's title does, whatever stands between the two; elsewhere it goes by the width around the list.
 */
export const ROW_INSET =
  't:[--row-inset:var(--panel-inset,var(--tapa-panel-padding,calc(24px*var(--tapa-density))))] t:@max-md:[--row-inset:var(--panel-inset,var(--tapa-panel-padding-compact,calc(16px*var(--tapa-density))))]';
