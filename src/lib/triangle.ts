/** A number as paths have it: no more than two decimals. */
const short = (value: number): string => String(Math.round(value * 100) / 100);

/**
 * The one triangle of all charts, as a part of a path's `d`.
 *
 * @param start - where its base begins, in units of the drawing
 * @param base - the line that it stands on, downwards
 * @param width - of its base
 * @param height - from its base to its point
 */
export const triangle = (start: number, base: number, width: number, height: number): string =>
  `M${short(start)} ${short(base)}l${short(width / 2)}-${short(height)} ${short(width / 2)} ${short(height)}z`;
