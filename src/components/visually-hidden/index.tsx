import type { ReactNode } from 'react';

/** Text for screen readers only, for host applications. The library's components use `t:sr-only` directly. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className="t:sr-only">{children}</span>;
}
