import { EmptyState } from '../../../components/empty-state/index.js';
import { ListingCards } from '../../../components/listing-card/index.js';
import { Card } from '../../../components/panel/index.js';
import { listings, type SanitizedRowOf } from '../../../domain/index.js';
import { widgetRecommendationsMessages } from '../../../i18n/compiled/en/widget-recommendations.js';
import { useMessages } from '../../../i18n/use-messages.js';
import { itemHref } from '../../element/attributes.js';
import { below, readList, type Widget, type WidgetList, type WidgetViewProps } from '../../element/widget.js';

const PLACEHOLDERS = listings.sanitize([{ id: 1 }, { id: 2 }, { id: 3 }]).items;

function Recommendations({
  data,
  heading,
  headingLevel,
  notice,
  linkBase,
  onAction,
}: WidgetViewProps<WidgetList<SanitizedRowOf<typeof listings>>>) {
  const t = useMessages(widgetRecommendationsMessages);
  const Heading = `h${headingLevel}` as const;
  return (
    <section aria-label={heading} aria-busy={data === null || undefined} className="t:block t:root">
      <Heading className="t:mb-4 t:font-display t:text-title-section t:break-after-avoid t:text-balance t:wrap-anywhere">
        {heading}
      </Heading>
      {notice ? <p className="t:mb-4 t:text-label t:text-muted">{notice}</p> : null}
      {data?.items.length === 0 ? (
        <Card className="t:pt-6">
          <EmptyState title={t['widget.recommendations.empty']} headingLevel={below(headingLevel)}>
            {t['widget.recommendations.how-to']}
          </EmptyState>
        </Card>
      ) : (
        <ListingCards
          aria-label={heading}
          listings={data?.items ?? PLACEHOLDERS}
          headingLevel={below(headingLevel)}
          hrefFor={({ id }) => itemHref(id, linkBase)}
          onSave={(item) => onAction({ action: 'save', item })}
        />
      )}
    </section>
  );
}

export const widget: Widget<WidgetList<SanitizedRowOf<typeof listings>>> = {
  heading: 'widget.title.recommendations',
  read: (raw) => readList(listings, raw),
  View: Recommendations,
};
