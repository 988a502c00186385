import type { ReactNode } from 'react';

/** The figure that a line is about: '$33,600' of '$33,600 of $40,000'. */
export function StrongFigure({ children }: { children: ReactNode }) {
  return <b className="t:font-semibold t:text-ink">{children}</b>;
}
