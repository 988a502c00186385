// `--row-inset` is the padding of rows at their sides: in a panel the panel's own, so that they begin where its title does.
export const ROW_INSET =
  't:[--row-inset:var(--panel-inset,var(--tapa-panel-padding,calc(24px*var(--tapa-density))))] t:@max-phone:[--row-inset:var(--panel-inset,var(--tapa-panel-padding-compact,calc(16px*var(--tapa-density))))]';

/** Classes of a row whose opener, with a slot that ends in `-open`, lies over all of it: other controls stand above that. */
export const OVER_OPENER =
  't:[&_:is(a,button,label):not([data-slot$=-open])]:relative t:[&_:is(a,button,label):not([data-slot$=-open])]:z-1';
