'use client';
import type { ReactElement } from 'react';
import { Banner } from '../../components/banner/index.js';
import { DashboardStack } from '../../components/dashboard-grid/index.js';
import { bookings, SAMPLE_BOOKINGS, travelerFigures, user as userEntity } from '../../domain/index.js';
import { roleMessages } from '../../i18n/compiled/en/domain.js';
import { travelerMessages } from '../../i18n/compiled/en/traveler.js';
import { useMessages } from '../../i18n/use-messages.js';
import {
  Dashboard,
  type DashboardBaseProps,
  DashboardPart,
  prescribed,
  type Shown,
  type TabSpecs,
  useNow,
} from '../shared/index.js';
import { OverviewTiles } from './overview-tab.js';
import { ProfileTab } from './profile-tab.js';

export interface TestDashboardProps extends DashboardBaseProps<'overview', 'stat-strip' | 'profile'> {
  /** The present moment. @default the time of rendering */
  now?: Date | undefined;
}

const NO_READS = {};

type TestShown = Shown<typeof NO_READS, { t: typeof travelerMessages; now: Date; samples: boolean }>;

const TABS: TabSpecs<'overview', TestShown> = {
  overview: {
    label: ({ t }) => t['traveler.tab.overview'],
    help: ({ t, samples }) => (samples ? t['traveler.test.help'] : ''),
    content: ({ t, user, now, samples }) => (
      <DashboardStack className="t:shares-width">
        <DashboardPart slot="stat-strip" subject={t['traveler.figures.error']}>
          <OverviewTiles
            bookings={bookings.sanitize(undefined, SAMPLE_BOOKINGS)}
            figures={prescribed(travelerFigures, undefined, samples)}
            now={now}
          />
        </DashboardPart>
        <ProfileTab user={user} />
      </DashboardStack>
    ),
  },
};

/**
 * What a role that the product does not know sees: the notice, who is signed in, and the four traveler tiles filled from
 * fallback figures. It needs no data (spec: 2.role-unknown).
 *
 * @example
 * <TestDashboard user={{ role: 'reviewer', firstName: 'Sam' }} onLogout={logOut} />
 */
export function TestDashboard({ now: givenNow, banner, ...rest }: TestDashboardProps): ReactElement {
  const now = useNow(givenNow);
  const t = useMessages(travelerMessages);
  const notice = useMessages(roleMessages);
  const { role } = userEntity.sanitize(rest.user).value;
  return (
    <Dashboard
      kind="unknown"
      reads={NO_READS}
      sampleRows={NO_READS}
      sampleWords={NO_READS}
      specs={TABS}
      paths={NO_READS}
      own={{ t, now, samples: rest.samples ?? true }}
      banner={
        <>
          {banner}
          <Banner tone="info" role="region" aria-label={t['traveler.test.notice']}>
            <bdi>{notice['role.unknown']({ role })}</bdi>
          </Banner>
        </>
      }
      {...rest}
    />
  );
}
