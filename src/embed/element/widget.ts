import type { ComponentType } from 'react';
import type { EntityList, Keyed } from '../../domain/define-list.js';
import type { widgetTitleMessages } from '../../i18n/compiled/en/widget-title.js';
import type { WidgetAction } from './events.js';

export type WidgetHeadingLevel = 2 | 3 | 4 | 5;

export interface WidgetViewProps<Data> {
  data: Data | null;
  heading: string;
  headingLevel: WidgetHeadingLevel;
  /** Note about rows that are left out; `undefined` without any. */
  notice: string | undefined;
  /** Base URL for links of rows; without it rows have no links. */
  linkBase: string | undefined;
  /** Called with the action of the reader. @returns the page's promise, if any */
  onAction: (action: WidgetAction) => Promise<unknown> | undefined;
}

/** A widget: its sanitiser and its view. Its folder has the name of its element. */
export interface Widget<Data extends WidgetList<unknown>> {
  heading: keyof typeof widgetTitleMessages;
  /** Sanitises the data; null if it cannot be shown. @param timeZone - for today. @default the viewer's */
  read: (raw: unknown, timeZone?: string) => Data | null;
  View: ComponentType<WidgetViewProps<Data>>;
}

/** Returns the heading level below a widget's own. */
export const below = (level: WidgetHeadingLevel): 3 | 4 | 5 | 6 => (level + 1) as 3 | 4 | 5 | 6;

/** Maximum of rows; widgets have no pager. */
const MAX_ROWS = 50;

export interface WidgetList<Row> {
  readonly items: readonly Row[];
  /** Number of all rows, shown or not. */
  readonly total: number;
  readonly dropped: number;
}

/** Returns a sanitised list; null for data that is no list, because widgets never show sample data. */
export function readList<Row>(
  list: EntityList<Row>,
  raw: unknown,
  choose = (rows: readonly Keyed<Row>[]): readonly Keyed<Row>[] => rows,
): WidgetList<Keyed<Row>> | null {
  const { items, isSample, dropped } = list.sanitize(raw);
  if (isSample) return null;
  const rows = choose(items);
  return { items: rows.slice(0, MAX_ROWS), total: rows.length, dropped };
}
