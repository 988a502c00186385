import { cva } from 'class-variance-authority';

/** Deep brand colour, with a pattern that fades from the top end corner. Once per screen. */
export const DEEP_SURFACE =
  't:root t:break-inside-avoid t:overflow-clip t:rounded-panel t:border t:bg-deep t:text-on-deep t:motif-deep t:[--tapa-color-skeleton:var(--tapa-color-deep-border)]';

export const DEEP_PANEL = 't:flex t:h-full t:min-w-0 t:flex-col t:justify-between t:gap-5 t:p-panel-padding';

const deep = cva('t:font-display t:text-figure-xl t:figures', {
  variants: {
    fits: {
      5: 't:[font-size:min(var(--tapa-text-figure-xl),32cqi)]',
      9: 't:[font-size:min(var(--tapa-text-figure-xl),18cqi)]',
      more: 't:[font-size:min(var(--tapa-text-figure-xl),12cqi)]',
    },
  },
});

/** Returns classes for a figure of 48 px, which shrinks to fit its container. */
export const deepFigure = ({ length }: string): string =>
  deep({ fits: length <= 5 ? 5 : length <= 9 ? 9 : 'more' });

const fitted = cva('t:font-display t:text-figure-l', {
  variants: {
    fits: {
      9: 't:[font-size:min(var(--tapa-text-figure-l),18cqi)]',
      more: 't:[font-size:min(var(--tapa-text-figure-l),12cqi)]',
    },
  },
});

/** Returns classes for a figure of 36 px with a number of characters. */
export const fittedFigure = (length: number): string => fitted({ fits: length <= 9 ? 9 : 'more' });
