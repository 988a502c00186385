import { cva } from 'class-variance-authority';

/** The one loud surface of a screen: deep brand colour, with the pattern fading from the top end corner. */
export const DEEP_SURFACE =
  't:root t:overflow-clip t:rounded-panel t:border t:bg-deep t:text-on-deep t:motif-deep t:[--tapa-color-skeleton:var(--tapa-color-deep-border)]';

/** A deep panel that takes the whole height of its cell: its parts spread over it. */
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

/** A figure of 48 px, e.g. points or an amount. Large text does not make it wider than its place: it fits its characters. */
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

/** The classes of a lone figure of 36 px that is no wider than its container, by how many characters it has. */
export const fittedFigure = (length: number): string => fitted({ fits: length <= 9 ? 9 : 'more' });
