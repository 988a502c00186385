/**
 * Runs in the page, before Storybook. Its highlights, which nobody looks at here, would read the style of every element
 * whenever something changes.
 */
export function switchOffHighlights(): void {
  let features = {};
  Object.defineProperty(window, 'FEATURES', {
    get: () => features,
    set: (given: object) => {
      features = { ...given, highlight: false };
    },
  });
}
