/**
 * Calls back with the first sizes of elements, once they are known, and after each change. What is hidden has sizes of 0.
 * Where nothing is laid out, as in jsdom, there are no sizes to tell.
 *
 * @returns what ends that
 */
export function watchSizes(elements: Iterable<Element>, onSizes: () => void): () => void {
  if (typeof ResizeObserver === 'undefined') return () => undefined;
  const observer = new ResizeObserver(onSizes);
  for (const element of elements) observer.observe(element);
  return () => observer.disconnect();
}
