import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';

/** Time in ms after which a page is late. */
const LATE_MS = 1_000;

/** Says that the next page is on its way: until its code has come the last one stays, with nothing to see. */
export function NextPageNotice() {
  const { pathname } = useLocation();
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    let timer: number;
    const look = () => setLate(location.pathname !== pathname);
    const watch = () => {
      clearTimeout(timer);
      timer = window.setTimeout(look, LATE_MS);
    };
    for (const type of ['click', 'popstate']) window.addEventListener(type, watch);
    return () => {
      for (const type of ['click', 'popstate']) window.removeEventListener(type, watch);
      clearTimeout(timer);
      setLate(false);
    };
  }, [pathname]);
  return (
    <div
      role="status"
      className="pointer-events-none fixed inset-x-4 bottom-[calc(var(--app-bottom-bar,0px)+16px)] z-30 mx-auto w-fit font-text text-body text-ink empty:contents print:hidden"
    >
      {isLate ? (
        <p className="rounded-panel border border-border bg-surface-raised px-4 py-2.5 font-semibold shadow-2">
          The next page is loading.
        </p>
      ) : null}
    </div>
  );
}
