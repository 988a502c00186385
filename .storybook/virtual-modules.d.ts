declare module 'virtual:origins' {
  /** Where each name that code may use is imported from: `{ StatTile: 'tapa-ui/stat-tile' }`. */
  export const origins: Readonly<Record<string, string>>;
}
