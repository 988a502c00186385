'use client';
import { Button } from '../../components/button';
import { EmptyState } from '../../components/empty-state';
import { travelerMessages } from '../../i18n/messages/en/traveler';
import { useMessages } from '../../i18n/use-messages';
import { Compass } from '../../icons';
import { DashboardPanel } from '../shared';
import type { TravelerShown } from './traveler-dashboard';

/** Wishlist: an empty state (spec: 2.traveler-wishlist). */
export function WishlistTab({ links: { discover } }: TravelerShown) {
  const t = useMessages(travelerMessages);
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
