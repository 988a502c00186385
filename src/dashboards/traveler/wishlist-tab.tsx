'use client';
import { Button } from '../../components/button';
import { EmptyState } from '../../components/empty-state';
import { wishlistMessages } from '../../i18n/messages/en/traveler';
import { useMessages } from '../../i18n/use-messages';
import { Compass } from '../../icons';
import { DashboardPanel } from '../shared';
import { DISCOVER_PATH } from './texts';

/** Wishlist: an empty state (spec: 2.traveler-wishlist). */
export function WishlistTab() {
  const t = useMessages(wishlistMessages);
  return (
    <DashboardPanel title={t['traveler.wishlist.title']}>
      <EmptyState
        title={t['traveler.wishlist.empty']}
        action={
          <Button variant="primary" icon={<Compass />} href={DISCOVER_PATH}>
            {t['traveler.discover']}
          </Button>
        }
      >
        {t['traveler.wishlist.how-to']}
      </EmptyState>
    </DashboardPanel>
  );
}
