/** The one loud surface of a screen: deep brand colour, with the pattern fading from the top end corner. */
export const DEEP_SURFACE =
  't:root t:overflow-clip t:rounded-panel t:border t:bg-deep t:text-on-deep t:motif-deep';
