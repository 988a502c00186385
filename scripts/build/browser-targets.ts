/**
 * The oldest browsers that the stylesheets are compiled for. They all know light-dark() and relative colours, so the
 * compiler leaves those alone; older ones get the resolved fallback in tokens.css.
 */
export const BROWSER_TARGETS = ['chrome123', 'edge123', 'firefox128', 'safari17.5', 'ios17.5'];
