import { Button } from '../../components/button';
import { EmptyState } from '../../components/empty-state';
import { Compass } from '../../icons';
import { DashboardPanel } from '../shared';
import { DISCOVER, DISCOVER_PATH } from './texts';

/** Wishlist: an empty state (spec: 2.traveler-wishlist). */
export function WishlistTab() {
  return (
    <DashboardPanel title="Wishlist">
      <EmptyState
        title="Nothing saved yet"
        action={
          <Button variant="primary" icon={<Compass />} href={DISCOVER_PATH}>
            {DISCOVER}
          </Button>
        }
      >
        Save an experience and it will wait for you here.
      </EmptyState>
    </DashboardPanel>
  );
}
