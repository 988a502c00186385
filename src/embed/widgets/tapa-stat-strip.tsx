import { StatStrip, StatTile } from '../../components/stat-tile';
import type { FigureFormat } from '../../components/stat-tile/format-figure';
import { type LabelledFigure, sanitizeFigures } from '../../domain/figure-list';
import { safeHref } from '../safe-href';
import type { Widget, WidgetViewProps } from '../widget';

const FORMATS: readonly FigureFormat[] = ['number', 'money', 'percent', 'rating'];

/** Stand in for figures on the way. */
const PLACEHOLDERS = sanitizeFigures([{}, {}, {}, {}]).items;

/** Figures beside each other. */
function Stats({ data, heading, linkBase }: WidgetViewProps<readonly LabelledFigure[]>) {
  const figures = data ?? PLACEHOLDERS;
  return (
    <StatStrip aria-label={heading} columns={figures.length % 3 === 0 ? 3 : 4}>
      {figures.map(({ key, label, value, format, unit, hint, href }) => (
        <StatTile
          key={key}
          label={label}
          value={value}
          format={FORMATS.find((name) => name === format)}
          unit={unit}
          hint={hint || undefined}
          href={href ? safeHref(href, linkBase ?? document.baseURI) : undefined}
        />
      ))}
    </StatStrip>
  );
}

function read(raw: unknown): readonly LabelledFigure[] | null {
  const { items, isSample } = sanitizeFigures(raw);
  return isSample ? null : items;
}

export const widget: Widget<readonly LabelledFigure[]> = {
  tag: 'tapa-stat-strip',
  heading: 'Key figures',
  read,
  count: (figures) => figures.length,
  View: Stats,
};
