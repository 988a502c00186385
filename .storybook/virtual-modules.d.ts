declare module 'virtual:origins' {
  /** Name → entry that it is imported from: `{ StatTile: 'tapa-ui/stat-tile' }`. */
  export const origins: Readonly<Record<string, string>>;
}
