import type * as v from 'valibot';
import { entity } from './sanitize/entity';
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
export const figureSchema = /* @__PURE__ */ entity(FIGURE_DEFAULTS);

/** A labelled figure as a well-behaved source gives it. */
export type FigureData = v.InferOutput<typeof figureSchema>;

/** A sanitised figure. */
export type LabelledFigure = Keyed<FigureData>;

/** Sanitises a list of labelled figures. There is no sample: what is not a list has none. */
export const sanitizeFigures = /* @__PURE__ */ listSanitizer(FIGURE_DEFAULTS, []);
