import type { ReactNode } from 'react';

/** What a host's slot is given. */
export interface SlotGiven {
  /** What the dashboard shows there. */
  children: ReactNode;
  /** The tab that is open: some slots stand on several. */
  tab: string;
}

/**
 * What a host shows in a slot: around the dashboard's own part (`children`), or in its place. It is called while the
 * dashboard renders, and is no component: it uses no hooks itself.
 */
export type SlotContent = (slot: SlotGiven) => ReactNode;

/** A host's slots by the `data-slot` of what they wrap or replace; `null` leaves it out. */
export type Slots<Name extends string = string> = {
  readonly [Slot in Name]?: SlotContent | null | undefined;
};

/** Slots of the frame around every dashboard. */
export const FRAME_SLOTS = ['top-bar', 'header-band', 'page-header', 'tab-list'] as const;
/** A slot of the frame around every dashboard. */
export type FrameSlot = (typeof FRAME_SLOTS)[number];
