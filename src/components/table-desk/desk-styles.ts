// Controls of the toolbar are 36 px high, and 44 for fingers.

/**
 * The whole desk. Rows of phones indent what stands under a name: beside an avatar of 28 px with 10 px between.
 */
export const DESK = 't:[--row-indent:38px] t:[--row-lines-gap:2px] t:scroll-mt-(--tapa-sticky-top,0px)';

export const TOOLBAR =
  't:flex t:flex-wrap t:items-center t:gap-2 t:px-(--row-inset) t:py-3.5 t:@max-[43em]/table:py-3 t:print:hidden';

/** The boxes of the search, of chips in one line, and of the buttons at the end. */
export const SEARCH_BOX =
  't:relative t:flex t:min-w-0 t:max-w-80 t:flex-[1_1_200px] t:items-center t:@max-[43em]/table:max-w-none t:@max-[43em]/table:flex-[1_1_0]';
export const CHIPS = 't:flex t:min-w-0 t:flex-wrap t:gap-1.5';
/** On phones they stand in one line that scrolls. */
export const CHIP_LINE = `${CHIPS} t:@max-[43em]/table:order-3 t:@max-[43em]/table:-mx-(--row-inset) t:@max-[43em]/table:w-[calc(100%+2*var(--row-inset))] t:@max-[43em]/table:flex-nowrap t:@max-[43em]/table:overflow-x-auto t:@max-[43em]/table:px-(--row-inset) t:@max-[43em]/table:py-1 t:@max-[43em]/table:-my-1 t:[scrollbar-width:none]`;
export const TOOLS = 't:ms-auto t:flex t:flex-wrap t:gap-2 t:@max-[43em]/table:hidden';

export const CONTROL_SIZE = 't:h-9 t:touch:h-touch-target';
const CONTROL_BOX = `${CONTROL_SIZE} t:inline-flex t:flex-none t:items-center t:justify-center t:rounded-control t:border t:text-label t:whitespace-nowrap t:select-none`;

/** A button of the toolbar; colours of hover fade. */
const CONTROL = `${CONTROL_BOX} t:transition-press`;

export const ICON_BUTTON = `${CONTROL} t:w-9 t:touch:w-touch-target t:bg-neutral-soft t:text-ink t:hover:bg-surface-hover t:aria-expanded:border-brand-soft-border t:aria-expanded:bg-brand-soft t:aria-expanded:text-on-brand-soft`;

/** A button with words, as 'Export CSV'. */
export const TEXT_BUTTON = `${CONTROL} t:gap-2 t:bg-neutral-soft t:px-3 t:font-semibold t:text-ink t:hover:bg-surface-hover`;

/** Saves a file: while it is being made the button waits. */
export const EXPORT_BUTTON = `${TEXT_BUTTON} t:aria-disabled:cursor-progress t:aria-disabled:opacity-55`;

/** Looks like a list to choose from, as 'Any date'. */
export const SELECT_BUTTON = `${CONTROL} t:gap-2 t:bg-surface t:ps-3 t:pe-2 t:font-medium t:text-ink t:hover:bg-surface-hover t:aria-expanded:border-brand-soft-border`;

/** Something that is on or off: a value of a filter, a column, a height of rows. It shows its state at once. */
export const CHIP = `${CONTROL_BOX} t:transition-toggle t:group t:gap-2 t:bg-surface t:px-3 t:font-medium t:text-muted t:hover:bg-surface-hover t:aria-pressed:border-brand-soft-border t:aria-pressed:bg-brand-soft t:aria-pressed:font-semibold t:aria-pressed:text-on-brand-soft t:forced-colors:aria-pressed:border-[Highlight]`;

export const CHIP_COUNT = 't:figures t:text-subtle t:group-aria-pressed:text-inherit';

/** What stands between the toolbar and the head. */
export const SUM_LINE =
  't:flex t:flex-wrap t:items-center t:gap-x-4 t:gap-y-1.5 t:px-(--row-inset) t:pb-3 t:text-label t:text-muted';

/** The foot stands at the bottom of the window as long as rows go on below. */
export const FOOT = 't:tall:sticky t:stick-bottom t:z-[6] t:[--tapa-room-end:0px] t:print:hidden';

/** A line of it. */
export const FOOT_LINE = 't:flex t:min-h-14 t:flex-wrap t:items-center t:gap-y-2 t:px-(--row-inset) t:py-2.5';

/** A narrow row leaves its checkbox a place at its start, of 18 px and 16 to what is beside it. */
export const CHECKED_ROW = 't:@max-[43em]/table:ps-[calc(var(--row-inset)+34px)]';

/** There the box, of 24 px and 44 for fingers, lies beside an avatar, and over the button that covers the row. */
export const CHECK_CELL = [
  't:p-0 t:align-middle t:ps-[calc(var(--row-inset)-3px)] t:touch:ps-[calc(var(--row-inset)-16px)] t:print:hidden',
  't:@max-[43em]/table:absolute t:@max-[43em]/table:start-[calc(var(--row-inset)-3px)] t:@max-[43em]/table:top-4 t:@max-[43em]/table:z-[1] t:@max-[43em]/table:ps-0',
  't:@max-[43em]/table:touch:start-[calc(var(--row-inset)-13px)] t:@max-[43em]/table:touch:top-1.5 t:@max-[43em]/table:touch:ps-0',
].join(' ');

/** Heights of a group's rows: 40, 52 and 64 px. */
export const ROW_HEIGHTS = {
  compact: 't:[--row-height:calc(40px*var(--tapa-density,1))]',
  regular: 't:[--row-height:calc(52px*var(--tapa-density,1))]',
  roomy: 't:[--row-height:calc(64px*var(--tapa-density,1))]',
} as const;

/** What takes focus in a row scrolls clear of the head, which is 40 px high. */
export const UNDER_HEAD = 't:@min-[43em]/table:[--tapa-room-start:56px]';

/** The columns of checkboxes and of what opens a row, 52 px, and 60 for fingers. */
export const SIDE_COLUMN = 't:w-[52px] t:touch:w-[60px]';

export const HEAD_CELL = [
  't:tall:sticky t:stick-top t:z-[5] t:[--tapa-room-start:0px] t:h-10 t:bg-surface-sunken t:text-caption t:font-semibold t:whitespace-nowrap t:text-muted',
  // Borders of a table do not move with cells that stick.
  't:shadow-[inset_0_1px_var(--tapa-color-border),inset_0_-1px_var(--tapa-color-border)]',
].join(' ');
