'use client';
import { SampleChip } from '../../components/badge';
import { EmptyState } from '../../components/empty-state';
import { ListingCards } from '../../components/listing-card';
import { Card, PanelLink, SectionHeading } from '../../components/panel';
import { useLoading } from '../../components/skeleton';
import type { Listing, ListingData, SanitizedList } from '../../domain';
import { OVERVIEW_ITEMS } from '../../domain/constants';
import { droppedItemsText } from '../../domain/define-list';
import { useFormatters } from '../../i18n/use-formatters';
import { DISCOVER_PATH, RECOMMENDATIONS } from './texts';

interface RecommendationsProps {
  listings: SanitizedList<Listing>;
  onSave: ((listing: ListingData) => void) | undefined;
}

/** Stand in for listings on the way: their cards show blocks only. */
const PLACEHOLDERS: readonly Listing[] = ['one', 'two', 'three'].map((key) => ({
  key,
  id: key,
  title: '',
  rating: 0,
  price: 0,
  category: '',
}));

/** The first three cultural listings, each with a Save button (spec section 2). */
export function Recommendations({ listings, onSave }: RecommendationsProps) {
  const format = useFormatters();
  const loading = useLoading();
  const shown = loading ? PLACEHOLDERS : listings.items.slice(0, OVERVIEW_ITEMS);
  const isSample = listings.isSample && !loading;
  const notice = loading ? '' : droppedItemsText(format, listings.dropped);
  return (
    <>
      <SectionHeading action={<PanelLink href={DISCOVER_PATH}>See more</PanelLink>}>
        {RECOMMENDATIONS}
      </SectionHeading>
      {isSample || notice ? (
        <div className="t:-my-2 t:flex t:flex-wrap t:items-center t:gap-3 t:text-label t:text-muted">
          {isSample ? <SampleChip /> : null}
          {notice ? <p className="t:own-direction">{notice}</p> : null}
        </div>
      ) : null}
      {shown.length > 0 ? (
        <ListingCards aria-label={RECOMMENDATIONS} listings={shown} onSave={onSave} />
      ) : (
        <Card className="t:pt-6">
          <EmptyState title="Nothing to recommend yet">
            As soon as there are experiences that suit you, they appear here.
          </EmptyState>
        </Card>
      )}
    </>
  );
}
