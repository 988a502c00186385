'use client';
import type { ReactNode } from 'react';
import { SkeletonLine, useLoading } from '../../components/skeleton';

export interface FigureLineProps {
  /** The figure, large: '$46,800'. */
  figure: string;
  /** The whole figure, where `figure` is its compact form. */
  full?: string | undefined;
  /** Beside the figure: what it counts, or how it changed. */
  beside?: ReactNode;
}

/** The one large figure of a panel, with a word or a change beside it. */
export function FigureLine({ figure, full, beside }: FigureLineProps) {
  const loading = useLoading();
  return (
    <div className="t:@container t:flex t:flex-wrap t:items-baseline t:gap-x-2">
      {loading ? (
        <span className="t:font-display t:text-figure-l">
          <SkeletonLine width={132} height={28} />
        </span>
      ) : (
        <>
          <span
            title={full}
            className="t:font-display t:text-figure-l t:fitted-figure-l t:wrap-anywhere t:figures"
          >
            {figure}
          </span>
          {beside}
        </>
      )}
    </div>
  );
}
