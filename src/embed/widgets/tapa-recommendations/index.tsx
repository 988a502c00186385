import { EmptyState } from '../../../components/empty-state';
import { ListingCards } from '../../../components/listing-card';
import { Card } from '../../../components/panel';
import { type Listing, listings } from '../../../domain';
import { itemHref } from '../../element/safe-href';
import { below, readList, type Widget, type WidgetList, type WidgetViewProps } from '../../element/widget';

/** Placeholders for listings that are loading; their cards show blocks only. */
const PLACEHOLDERS = listings.sanitize([{ id: 1 }, { id: 2 }, { id: 3 }]).items;

/** Listings as cards, each with a Save button. */
function Recommendations({
  data,
  heading,
  headingLevel,
  linkBase,
  onAction,
}: WidgetViewProps<WidgetList<Listing>>) {
  const Heading = `h${headingLevel}` as const;
  return (
    <section aria-label={heading} aria-busy={data === null || undefined} className="t:grid t:gap-4 t:root">
      <Heading className="t:font-display t:text-title-section t:text-balance">{heading}</Heading>
      {data?.notice ? <p className="t:text-label t:text-muted">{data.notice}</p> : null}
      {data?.items.length === 0 ? (
        <Card className="t:pt-6">
          <EmptyState title="Nothing to recommend yet" headingLevel={below(headingLevel)}>
            As soon as there are experiences that suit you, they appear here.
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

export const widget: Widget<WidgetList<Listing>> = {
  heading: 'Recommendations',
  read: (raw) => readList(listings, raw),
  View: Recommendations,
};
