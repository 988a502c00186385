import type { ReactNode } from 'react';

/** Text for screen readers only. `t:sr-only` in a word, so that no component spells the technique out again. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className="t:sr-only">{children}</span>;
}
