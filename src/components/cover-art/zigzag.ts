/** A row of waves as path data: `teeth` times up and down from a point, each `width` wide and `height` high. */
export const zigzag = (x: number, y: number, teeth: number, width = 20, height = 7): string =>
  `M${x} ${y}${`l${width / 2} ${-height} ${width / 2} ${height}`.repeat(teeth)}`;
