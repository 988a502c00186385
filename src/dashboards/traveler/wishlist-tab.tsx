'use client';
import { Button } from '../../components/button/index.js';
import { EmptyState } from '../../components/empty-state/index.js';
import { Compass } from '../../icons/index.js';
import { DashboardPanel } from '../shared/index.js';
import { TRAVELER_LINKS } from './links.js';
import { useWords } from './words.js';

interface WishlistTabProps {
  /** Where 'Discover experiences' leads; `null` leaves it out. @default '/destinations' */
  discover?: string | null | undefined;
}

/** Wishlist: an empty state (spec: 2.traveler-wishlist). */
export function WishlistTab({ discover = TRAVELER_LINKS.discover }: WishlistTabProps) {
  const { t } = useWords();
  return (
    <DashboardPanel slot="wishlist" title={t['traveler.wishlist.title']}>
      <EmptyState
        title={t['traveler.wishlist.empty']}
        action={
          discover === null ? undefined : (
            <Button variant="primary" icon={<Compass />} href={discover}>
              {t['traveler.discover']}
            </Button>
          )
        }
      >
        {t['traveler.wishlist.how-to']}
      </EmptyState>
    </DashboardPanel>
  );
}
