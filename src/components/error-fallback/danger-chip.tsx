import type { ReactNode } from 'react';
import { cx } from '../../lib/cx';

/** The 40 px square with the icon of an error. Decorative. */
export function DangerChip({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <span
      aria-hidden="true"
      className={cx(
        't:inline-grid t:size-10 t:flex-none t:place-items-center t:rounded-control t:border t:border-danger-border t:bg-danger-soft t:text-danger-text t:*:icon-20',
        className,
      )}
    >
      {children}
    </span>
  );
}
