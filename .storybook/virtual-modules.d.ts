declare module 'virtual:origins' {
  /** Where each name that code may use is imported from: `{ StatTile: 'tapa-ui/stat-tile' }`. */
  export const origins: Readonly<Record<string, string>>;
}

declare module 'virtual:icons-in-use' {
  import type { ComponentType } from 'react';

  /** Lucide's components, by name. */
  export const icons: Readonly<Record<string, ComponentType<{ className?: string }>>>;
  /** The folders that use each: 'components/badge'. */
  export const uses: Readonly<Record<string, readonly string[]>>;
}
