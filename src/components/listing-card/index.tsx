'use client';
import { type ComponentPropsWithoutRef, forwardRef, useRef } from 'react';
import type { SanitizedRowOf } from '../../domain/define-list.js';
import { type ListingData, listings } from '../../domain/traveler.js';
import { scrollsSidewaysMessages } from '../../i18n/compiled/en/scrolls-sideways.js';
import { useJoinFacts } from '../../i18n/sentences.js';
import { useFigures } from '../../i18n/use-figures.js';
import { useMessages } from '../../i18n/use-messages.js';
import { useTranslatedRows } from '../../i18n/use-translated-rows.js';
import { cx } from '../../lib/cx.js';
import { useOverflow } from '../../lib/sizes.js';
import { distinctNames } from '../../lib/text.js';
import { coversFor } from '../cover-art/index.js';
import { useLoading } from '../skeleton/index.js';
import { ListingCard, type ListingCardProps } from './listing-card.js';

export { ListingCard, type ListingCardProps } from './listing-card.js';

export interface ListingCardsProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  /** Name of the group for screen readers: 'Personalized Recommendations'. */
  'aria-label': string;
  /** Listings with unique keys. */
  listings: readonly SanitizedRowOf<typeof listings>[];
  /** Heading level of the titles. @default 3 */
  headingLevel?: ListingCardProps['headingLevel'] | undefined;
  /** Returns the address that a card links to. @default no link */
  hrefFor?: ((listing: ListingData) => string | undefined) | undefined;
  /** Called by Save. Without it the buttons do nothing. */
  onSave?: ListingCardProps['onSave'] | undefined;
  /** Returns whether a listing is saved. @default false, until a promise of `onSave` is fulfilled */
  isSaved?: ((listing: ListingData) => boolean) | undefined;
  /** Called by 'Saved'. Without it a saved listing stays saved. */
  onUnsave?: ListingCardProps['onUnsave'] | undefined;
}

/** Returns classes for three to five columns, by the width of the screen. No column is left empty. */
const columnsFor = (cards: number): string =>
  cx(
    't:@min-table:grid-cols-3',
    cards > 3 && 't:2xl:@min-wide:grid-cols-4',
    cards > 4 && 't:3xl:@min-wide:grid-cols-5',
  );

/**
 * Lists cards in three columns, on screens from 1600 px in four, from 2200 px in five. In narrow containers
 * they are a scrollable row that snaps to cards and bleeds by `--tapa-page-margin` (default 0px).
 *
 * @example
 * <ListingCards aria-label="Personalized Recommendations" listings={listings.sanitize(raw).items} onSave={save} />
 */
export const ListingCards = forwardRef<HTMLDivElement, ListingCardsProps>(function ListingCards(
  {
    listings: given,
    headingLevel,
    hrefFor,
    onSave,
    isSaved,
    onUnsave,
    'aria-label': label,
    className,
    ...rest
  },
  ref,
) {
  const shown = useTranslatedRows(listings, given);
  const scroller = useRef<HTMLDivElement>(null);
  const scrolls = useOverflow(scroller);
  const covers = coversFor(shown);
  const loading = useLoading();
  const format = useFigures();
  const t = useMessages(scrollsSidewaysMessages);
  const names = distinctNames(
    shown.map(({ title, price, rating }) => [title, format.money(price), format.rating(rating)]),
    useJoinFacts(),
  );
  return (
    <div
      data-slot="listing-cards"
      {...(loading ? {} : { role: 'group', 'aria-label': label })}
      className={cx('t:root t:@container', className)}
      ref={ref}
      {...rest}
    >
      <div
        data-scrolls={scrolls || undefined}
        // A scroll area must be focusable (WCAG 2.1.1), and then needs a role and a name.
        {...(scrolls ? { tabIndex: 0, role: 'region', 'aria-label': t['scrolls-sideways']({ label }) } : {})}
        className="t:@max-table:-mx-(--tapa-page-margin,0px) t:@max-table:[scroll-snap-type:x_mandatory] t:not-print:@max-table:overflow-x-auto t:@max-table:scroll-px-(--tapa-page-margin,0px) t:@max-table:[scrollbar-width:none] t:focus-visible:-outline-offset-2"
        ref={scroller}
      >
        <ul
          role="list"
          aria-hidden={loading || undefined}
          className={cx(
            't:grid t:gap-gutter t:not-print:@max-table:w-max t:not-print:@max-table:auto-cols-[clamp(37cqi,276px,100cqi)] t:not-print:@max-table:grid-flow-col t:@max-table:px-(--tapa-page-margin,0px) t:@max-table:pb-1 t:@max-phone:gap-3',
            // Rows in print, where nothing scrolls.
            't:print:@max-table:grid-cols-[repeat(auto-fill,minmax(min(200px,100%),1fr))]',
            columnsFor(shown.length),
          )}
        >
          {shown.map((listing, index) => (
            <li key={listing.key} className="t:grid t:min-w-0 t:snap-start t:break-inside-avoid">
              <ListingCard
                listing={listing}
                of={names[index]}
                cover={covers[index]}
                headingLevel={headingLevel}
                href={hrefFor?.(listing)}
                onSave={onSave}
                saved={isSaved?.(listing)}
                onUnsave={onUnsave}
              />
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
});
