/** How much of an element has to be visible to count as seen, or of the viewport to be filled with it. */
const VIEW_RATIO = 0.5;
/** For how long, in milliseconds and without a break. */
const VIEW_TIME = 1000;
/** Each a tenth below the one before: what is a hundred viewports high is noticed soon after it fills half of one. */
const THRESHOLDS = Array.from({ length: 50 }, (_, step) => VIEW_RATIO * 0.9 ** step);

function isSeen({ intersectionRatio, intersectionRect, rootBounds }: IntersectionObserverEntry): boolean {
  // The page's, or that of a lower frame. A frame of another origin is not told the page's: no higher than the screen.
  const viewport = Math.min(innerHeight, rootBounds?.height ?? screen.height);
  // In a frame of no height nothing is seen: NaN.
  return Math.max(intersectionRatio, intersectionRect.height / viewport) >= VIEW_RATIO;
}

/**
 * Calls back once when at least half of an element was visible, or it filled at least half of the viewport, for one
 * second in a visible tab. Returns what stops watching.
 */
export function watchView(element: Element, onView: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isInSight = false;
  const restart = () => {
    clearTimeout(timer);
    if (isInSight && document.visibilityState === 'visible') {
      timer = setTimeout(() => {
        stop();
        onView();
      }, VIEW_TIME);
    }
  };
  const observer = new IntersectionObserver(
    (entries) => {
      const wasInSight = isInSight;
      isInSight = entries.slice(-1).some(isSeen);
      // Who scrolls on within it still sees it.
      if (isInSight !== wasInSight) restart();
    },
    { threshold: THRESHOLDS },
  );
  const stop = () => {
    clearTimeout(timer);
    observer.disconnect();
    document.removeEventListener('visibilitychange', restart);
  };
  observer.observe(element);
  document.addEventListener('visibilitychange', restart);
  return stop;
}
