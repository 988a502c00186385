/** How much of an element has to be visible to count as seen. */
export const VIEW_RATIO = 0.5;
/** For how long, in milliseconds and without a break. */
export const VIEW_TIME = 1000;

/**
 * Calls back once when at least half of an element was visible for one second in a tab that was being looked at.
 *
 * @returns stops watching
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
      isInSight = (entries.at(-1)?.intersectionRatio ?? 0) >= VIEW_RATIO;
      restart();
    },
    { threshold: VIEW_RATIO },
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
