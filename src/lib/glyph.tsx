import { cx } from './cx';

export interface GlyphProps {
  /** The lines, as the `d` of an SVG path on a grid of 24 by 24. */
  path: string;
  className: string;
}

/**
 * A decorative line drawing in the colour of its text, as the icon library draws them but without its code: for
 * components that must stay small when a page uses nothing else.
 */
export const Glyph = ({ path, className }: GlyphProps) => (
  <svg aria-hidden="true" viewBox="0 0 24 24" className={cx('t:icon', className)}>
    <path d={path} />
  </svg>
);
