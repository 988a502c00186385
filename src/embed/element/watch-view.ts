/** Share of an element that must be visible, or of the viewport that it must fill, to count as seen. */
const VIEW_RATIO = 0.5;
const VIEW_TIME = 1000;
/** Each is a tenth below the previous one, so that even an element of 100 viewports is noticed in time. */
const THRESHOLDS = Array.from({ length: 50 }, (_, step) => VIEW_RATIO * 0.9 ** step);

function isSeen(entry: IntersectionObserverEntry, innerHeight: number): boolean {
  const { intersectionRatio, intersectionRect, rootBounds } = entry;
  // Without height, e.g. with `hidden="until-found"`, an element counts as fully visible, but shows nothing.
  if (intersectionRect.height === 0) return false;
  // The page's viewport, or that of a frame if it is lower. In a cross-origin frame it is unknown (null):
  // then the screen's height is the upper limit.
  const viewport = Math.min(innerHeight, rootBounds?.height ?? screen.height);
  return Math.max(intersectionRatio, intersectionRect.height / viewport) >= VIEW_RATIO;
}

/** Calls back once when the element was seen for a second. Returns a function that stops watching. */
export function watchView(element: Element, onView: () => void): () => void {
  const { ownerDocument } = element;
  const { defaultView } = ownerDocument;
  if (!defaultView) return () => undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isInSight = false;
  const restart = () => {
    clearTimeout(timer);
    if (isInSight && ownerDocument.visibilityState === 'visible') {
      timer = setTimeout(() => {
        stop();
        onView();
      }, VIEW_TIME);
    }
  };
  const observer = new defaultView.IntersectionObserver(
    (entries) => {
      const wasInSight = isInSight;
      isInSight = entries.slice(-1).some((entry) => isSeen(entry, defaultView.innerHeight));
      // Scrolling within the element does not restart the timer.
      if (isInSight !== wasInSight) restart();
    },
    { threshold: THRESHOLDS },
  );
  const stop = () => {
    clearTimeout(timer);
    observer.disconnect();
    ownerDocument.removeEventListener('visibilitychange', restart);
  };
  observer.observe(element);
  ownerDocument.addEventListener('visibilitychange', restart);
  return stop;
}
