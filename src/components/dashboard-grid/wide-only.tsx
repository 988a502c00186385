'use client';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { watchSizes } from '../../lib/watch-sizes';

/**
 * Parts for which only a wide page has room. The stylesheet decides from which width on (`t:@min-[107em]`, as in
 * `overview-layout`); elsewhere they are not rendered at all, so that phones do not pay for them.
 */
export function WideOnly({ children }: { children: ReactNode }) {
  const probe = useRef<HTMLSpanElement>(null);
  const [hasRoom, setHasRoom] = useState(false);

  useEffect(() => {
    const { current } = probe;
    if (!current) return;
    // At once, while the browser lays the page out: a frame later, what is below would be seen to move.
    return watchSizes([current], () => flushSync(() => setHasRoom(current.getClientRects().length > 0)));
  }, []);

  return (
    <div data-slot="wide-only" className="t:hidden t:@min-[107em]:contents">
      {/* Has a size where there is room, and always the same one: what is watched must not change with its content. */}
      <span aria-hidden="true" className="t:absolute t:size-px" ref={probe} />
      {hasRoom ? children : null}
    </div>
  );
}
