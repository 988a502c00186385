/** The classes of a lone figure of 36 px that is no wider than its container, by how many characters it has. */
export const fittedFigure = (length: number): string =>
  `t:font-display t:text-figure-l ${length > 9 ? 't:fitted-long-figure-l' : 't:fitted-figure-l'}`;
