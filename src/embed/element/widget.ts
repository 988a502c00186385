import type { ComponentType } from 'react';
import { droppedItemsText, type EntityList, type Keyed } from '../../domain/define-list';
import { defaultFormatters } from '../../i18n/formatters';
import type { WidgetAction } from './events';

/** Level of a widget's title in the page's outline. */
export type WidgetHeadingLevel = 2 | 3 | 4 | 5;

/** What the view of a widget is given. */
export interface WidgetViewProps<Data> {
  /** The sanitised data; null while it is loading. */
  data: Data | null;
  /** The title. */
  heading: string;
  headingLevel: WidgetHeadingLevel;
  /** The address that the data's own paths are relative to; without it rows lead nowhere. */
  linkBase: string | undefined;
  /** Says what was pressed. */
  onAction: (action: WidgetAction) => void;
}

/** A widget: what it reads, and how that looks. Its folder has the name of its element. */
export interface Widget<Data extends WidgetList<unknown>> {
  /** Its title unless the page gives another. */
  heading: string;
  /** Sanitises. Null when the data is nothing that it could show. */
  read: (raw: unknown) => Data | null;
  View: ComponentType<WidgetViewProps<Data>>;
}

/** The heading level below a widget's own. */
export const below = (level: WidgetHeadingLevel): 3 | 4 | 5 | 6 => (level + 1) as 3 | 4 | 5 | 6;

/** Rows that a widget shows at most; there is no pager in it. */
const MAX_ROWS = 50;

/** Rows for a widget. */
export interface WidgetList<Row> {
  readonly items: readonly Row[];
  /** What is left out and why; '' when nothing is. */
  readonly notice: string;
}

/**
 * A sanitised list, or null for what is no list: a partner's page never shows sample data.
 *
 * @param choose - the rows that the widget is about
 */
export function readList<Row>(
  list: EntityList<Row>,
  raw: unknown,
  choose = (rows: readonly Keyed<Row>[]): readonly Keyed<Row>[] => rows,
): WidgetList<Keyed<Row>> | null {
  const { items, isSample, dropped } = list.sanitize(raw);
  if (isSample) return null;
  const rows = choose(items);
  const more =
    rows.length > MAX_ROWS ? `The first ${MAX_ROWS} of ${defaultFormatters.number(rows.length)}` : '';
  return {
    items: rows.slice(0, MAX_ROWS),
    notice: [more, droppedItemsText(defaultFormatters, dropped)].filter(Boolean).join(' · '),
  };
}
