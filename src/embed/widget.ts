import type { ComponentType } from 'react';
import type { WidgetAction } from './events';

/** Level of a widget's title in the page's outline. */
export type WidgetHeadingLevel = 2 | 3 | 4 | 5;

/** What the view of a widget is given. */
export interface WidgetViewProps<Data> {
  /** The sanitised data; null while it is on the way. */
  data: Data | null;
  /** The title. */
  heading: string;
  headingLevel: WidgetHeadingLevel;
  /** The address that the data's own paths are relative to; without it rows lead nowhere. */
  linkBase: string | undefined;
  /** Says what was pressed. */
  onAction: (action: WidgetAction) => void;
}

/** A widget: what it is called, what it reads, and how that looks. */
export interface Widget<Data> {
  /** Name of its element. */
  tag: `tapa-${string}`;
  /** Its title unless the page gives another. */
  heading: string;
  /** Sanitises. Null when the data is nothing that it could show. */
  read: (raw: unknown) => Data | null;
  /** How many things it shows, for `tapa-ready`. */
  count: (data: Data) => number;
  View: ComponentType<WidgetViewProps<Data>>;
}

/** The heading level below a widget's own. */
export const below = (level: WidgetHeadingLevel): 3 | 4 | 5 | 6 => (level + 1) as 3 | 4 | 5 | 6;
