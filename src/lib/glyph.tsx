import type { ReactNode } from 'react';

export interface GlyphProps {
  /** The lines, as the `d` of an SVG path on a grid of 24 by 24. */
  path?: string;
  className?: string;
  /** Shapes that are no path, or further ones. */
  children?: ReactNode;
}

/**
 * A decorative line drawing in the colour of its text, as the icon library draws them but without its code: for
 * components that must stay small when a page uses nothing else, and for rows, where every icon counts fifty times.
 */
export const Glyph = ({ path, className, children }: GlyphProps) => (
  <svg
    aria-hidden="true"
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeLinecap="round"
    strokeLinejoin="round"
    className={className}
  >
    {path === undefined ? null : <path d={path} />}
    {children}
  </svg>
);
