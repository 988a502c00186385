import type { DataOf } from './sanitize/entity';
import { type Keyed, listSanitizer } from './sanitize/list-sanitizer';

const FIGURE_DEFAULTS = {
  id: '',
  label: 'Figure',
  value: Number.NaN,
  format: 'number',
  unit: '',
  hint: '',
  href: '',
};

/**
 * A labelled figure. Without a finite `value` it has none and shows a dash: 0 is a figure, so the default is not. How the
 * value is written is `format`: number, money, percent or rating.
 */
export type LabelledFigure = Keyed<DataOf<typeof FIGURE_DEFAULTS>>;

/** Sanitises a list of labelled figures. There is no sample: what is not a list has none. */
export const sanitizeFigures = /* @__PURE__ */ listSanitizer(FIGURE_DEFAULTS, []);
