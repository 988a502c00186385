/** Calls back once when an element is in sight, at once where a browser cannot tell. Returns what stops watching. */
export function whenInSight(element: Element, onSight: () => void): () => void {
  const { defaultView } = element.ownerDocument;
  if (!defaultView?.IntersectionObserver) {
    onSight();
    return () => undefined;
  }
  const observer = new defaultView.IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    observer.disconnect();
    onSight();
  });
  observer.observe(element);
  return () => observer.disconnect();
}
