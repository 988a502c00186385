'use client';
import type { ReactNode } from 'react';
import { useShows } from '../../lib/sizes.js';

/**
 * Parts for which only a wide page has room. The stylesheet decides from which width on (`t:2xl:@min-wide`, as in
 * `overview-layout`); elsewhere they are not rendered at all, so that phones do not pay for them.
 */
export function WideOnly({ children }: { children: ReactNode }) {
  const [hasRoom, probe] = useShows<HTMLSpanElement>();
  return (
    <div data-slot="wide-only" className="t:hidden t:2xl:@min-wide:contents">
      <span aria-hidden="true" className="t:absolute t:size-px" ref={probe} />
      {hasRoom ? children : null}
    </div>
  );
}
