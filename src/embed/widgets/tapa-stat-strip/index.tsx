import { EmptyState } from '../../../components/empty-state/index.js';
import { Card } from '../../../components/panel/index.js';
import type { FigureFormat } from '../../../components/stat-tile/figure.js';
import { StatStrip, StatTile } from '../../../components/stat-tile/index.js';
import { defineList, type SanitizedRowOf } from '../../../domain/define-list.js';
import { widgetStatStripMessages } from '../../../i18n/compiled/en/widget-stat-strip.js';
import { useMessages } from '../../../i18n/use-messages.js';
import { useTranslatedRows } from '../../../i18n/use-translated-rows.js';
import { safeHref } from '../../element/attributes.js';
import { readList, type Widget, type WidgetList, type WidgetViewProps } from '../../element/widget.js';
import { ListNotice } from '../../element/widget-frame.js';

const FORMATS: readonly FigureFormat[] = ['number', 'money', 'percent', 'rating'];

/** Labelled figures. Without a finite `value` a figure shows a dash, because 0 would be a figure. */
const labelledFigures = /* @__PURE__ */ defineList({
  name: 'figures',
  fields: {
    id: '',
    label: { missing: 'figure' },
    value: Number.NaN,
    format: 'number',
    unit: '',
    hint: '',
    href: '',
  },
});

const PLACEHOLDERS = labelledFigures.sanitize([{}, {}, {}, {}]).items;

function Stats({
  data,
  heading,
  headingLevel,
  notice,
  linkBase,
}: WidgetViewProps<WidgetList<SanitizedRowOf<typeof labelledFigures>>>) {
  const t = useMessages(widgetStatStripMessages);
  const figures = useTranslatedRows(labelledFigures, data?.items ?? PLACEHOLDERS);
  return (
    <>
      {figures.length === 0 ? (
        <Card role="group" aria-label={heading} className="t:pt-6">
          <EmptyState title={t['widget.stat-strip.empty']} headingLevel={headingLevel}>
            {t['widget.stat-strip.how-to']}
          </EmptyState>
        </Card>
      ) : (
        <StatStrip aria-label={heading} columns={figures.length % 3 === 0 ? 3 : 4}>
          {figures.map(({ key, label, value, format, unit, hint, href }) => (
            <StatTile
              key={key}
              label={label}
              value={value}
              format={FORMATS.find((name) => name === format)}
              unit={unit}
              hint={hint || undefined}
              classNames={{ 'stat-figure': 't:text-brand-text' }}
              href={href ? safeHref(href, linkBase ?? document.baseURI) : undefined}
            />
          ))}
        </StatStrip>
      )}
      <ListNotice notice={notice} />
    </>
  );
}

export const widget: Widget<WidgetList<SanitizedRowOf<typeof labelledFigures>>> = {
  heading: 'widget.title.stat-strip',
  read: (raw) => readList(labelledFigures, raw),
  View: Stats,
};
