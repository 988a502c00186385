import type { ReactNode } from 'react';

export interface DrawingProps {
  className?: string;
  /** Shapes on a grid of 24 by 24. */
  children: ReactNode;
}

/**
 * What `Glyph` is for one path, for any shapes. Made once at the top of a module it costs a list next to nothing: the
 * icon library's components work out their attributes again in every row.
 */
export const Drawing = ({ className, children }: DrawingProps) => (
  <svg
    aria-hidden="true"
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeLinecap="round"
    strokeLinejoin="round"
    className={className}
  >
    {children}
  </svg>
);
