'use client';
import type { ReactElement } from 'react';
import { Banner } from '../../components/banner';
import { sanitizeBookings, sanitizeUser, unknownRoleNotice } from '../../domain';
import {
  type DashboardBaseProps,
  DashboardBoundary,
  DashboardShell,
  DashboardStack,
  useNow,
} from '../shared';
import { ProfileTab } from './profile-tab';
import { TAB_LABELS, TEST_DASHBOARD_HELP } from './texts';
import { OverviewTiles } from './trip-tiles';

export interface TestDashboardProps extends DashboardBaseProps<'overview'> {
  /** The present moment. @default the time of rendering */
  now?: Date;
}

/**
 * What a role that the product does not know sees (decision 4): the notice, who is signed in, and the four traveler
 * tiles filled from fallback figures. It needs no data.
 *
 * @example
 * <TestDashboard user={{ role: 'reviewer', firstName: 'Sam' }} onLogout={logOut} />
 */
export function TestDashboard({
  user: rawUser,
  now: givenNow,
  onTabChange,
  onError,
  banner,
  ...shell
}: TestDashboardProps): ReactElement {
  const now = useNow(givenNow);
  const user = sanitizeUser(rawUser).value;
  return (
    <DashboardBoundary onError={onError} resetKeys={[rawUser]}>
      <DashboardShell
        user={user}
        dashboard="unknown"
        banner={
          <>
            {banner}
            <Banner tone="info">
              <bdi>{unknownRoleNotice(user.role)}</bdi>
            </Banner>
          </>
        }
        tabs={[
          {
            value: 'overview',
            label: TAB_LABELS.overview,
            help: TEST_DASHBOARD_HELP,
            content: (
              <DashboardStack className="t:shares-width">
                <OverviewTiles bookings={sanitizeBookings(undefined)} now={now} />
                <ProfileTab user={user} />
              </DashboardStack>
            ),
          },
        ]}
        onTabChange={() => onTabChange?.('overview')}
        {...shell}
      />
    </DashboardBoundary>
  );
}
