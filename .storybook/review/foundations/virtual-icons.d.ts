declare module 'virtual:icons-in-use' {
  import type { ComponentType } from 'react';

  /** Lucide's components, by name. */
  export const icons: Readonly<Record<string, ComponentType<{ className?: string }>>>;
  /** The folders that use each: 'components/badge'. */
  export const uses: Readonly<Record<string, readonly string[]>>;
}
