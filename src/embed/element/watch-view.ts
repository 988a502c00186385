/** The part of an element that must be visible for it to count as seen, or the part of the viewport that it must fill. */
const VIEW_RATIO = 0.5;
const VIEW_TIME = 1000;
/** Each is a tenth below the previous one, so that even an element of a hundred viewports is noticed in time. */
const THRESHOLDS = Array.from({ length: 50 }, (_, step) => VIEW_RATIO * 0.9 ** step);

function isSeen(entry: IntersectionObserverEntry, innerHeight: number): boolean {
  const { intersectionRatio, intersectionRect, rootBounds } = entry;
  // An element without height is in sight with all of it, as under `hidden="until-found"`, but there is nothing to see.
  if (intersectionRect.height === 0) return false;
  // The viewport of the page, or of a frame that is less high. In a frame of another origin it is unknown (null): the
  // height of the screen is the upper limit.
  const viewport = Math.min(innerHeight, rootBounds?.height ?? screen.height);
  return Math.max(intersectionRatio, intersectionRect.height / viewport) >= VIEW_RATIO;
}

/** Calls back once when half of an element, or of the viewport by it, was seen for a second. Returns what stops watching. */
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
      // Scrolling within the element does not restart the time.
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
