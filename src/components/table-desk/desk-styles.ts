// Controls of the toolbar are 36 px high, and 44 on phones.

/** The whole desk. Rows of phones indent what stands under a name: beside an avatar of 28 px with 10 px between. */
export const DESK = 't:[--row-indent:38px]';

export const TOOLBAR = 't:flex t:flex-wrap t:items-center t:gap-2 t:px-(--row-inset) t:py-3.5';

export const ICON_BUTTON =
  't:inline-flex t:size-9 t:touch:size-touch-target t:flex-none t:items-center t:justify-center t:rounded-control t:border t:bg-neutral-soft t:text-ink t:transition-tint t:hover:bg-surface-hover';

/** It stands at the bottom of the window as long as rows go on below. */
export const FOOT =
  't:sticky t:bottom-(--tapa-sticky-bottom,0px) t:z-[6] t:flex t:min-h-14 t:flex-wrap t:items-center t:gap-x-4 t:gap-y-2 t:border-t t:bg-surface t:px-(--row-inset) t:py-2.5';

/** Heights of rows: 40, 52 and 64 px. */
export const ROW_HEIGHTS = {
  compact: 't:h-[calc(40px*var(--tapa-density,1))]',
  regular: 't:h-[calc(52px*var(--tapa-density,1))]',
  roomy: 't:h-[calc(64px*var(--tapa-density,1))]',
} as const;
