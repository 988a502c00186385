import type { ReactNode } from 'react';

/**
 * Text for screen readers only, for hosts: our own classes may not stand in their markup. The library's components write
 * `t:sr-only` themselves.
 */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className="t:sr-only">{children}</span>;
}
