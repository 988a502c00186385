/** Where links of every dashboard lead. `null` leaves out what leads there. */
export interface FrameLinks {
  /** The name in the top bar. @default '/' */
  readonly home: string | null;
  /** 'Dashboard' in the top bar, where the reader is already. @default '/dashboard' */
  readonly dashboard: string | null;
  /** 'Profile Settings'. @default '/profile' */
  readonly profile: string | null;
  /** 'Account Settings'. @default '/settings' */
  readonly settings: string | null;
  /** Links from one tab to another; a plain click opens the tab in place. @default `?tab=` with the tab */
  readonly tab: (tab: string) => string;
}

/** Where they lead by default (spec: 2.avatar-menu). */
export const FRAME_LINKS: FrameLinks = {
  home: '/',
  dashboard: '/dashboard',
  profile: '/profile',
  settings: '/settings',
  tab: (tab) => `?tab=${encodeURIComponent(tab)}`,
};

/** The host's links: those that it has another place for. */
export type GivenLinks<Links> = { readonly [Name in keyof Links]?: Links[Name] | undefined };

/** The links with those of the host in their places. */
export const linksOf = <Links extends object>(
  defaults: Links,
  given: GivenLinks<Links> | undefined,
): Links => {
  const isGiven = ([name, link]: [string, unknown]) => link !== undefined && Object.hasOwn(defaults, name);
  return { ...defaults, ...Object.fromEntries(Object.entries(given ?? {}).filter(isGiven)) };
};
