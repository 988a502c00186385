'use client';
import type { ReactElement } from 'react';
import { Banner } from '../../components/banner/index.js';
import { DashboardStack } from '../../components/dashboard-grid/index.js';
import { travelerFigures, user as userEntity } from '../../domain/index.js';
import { roleMessages } from '../../i18n/compiled/en/domain.js';
import { useMessages } from '../../i18n/use-messages.js';
import { type DashboardBaseProps, DashboardShell, prescribed, useNow } from '../shared/index.js';
import { TravelerTiles } from './overview-panels.js';
import { ProfileTab } from './profile-tab.js';
import { useTravelerData } from './traveler-dashboard.js';
import { useWords } from './words.js';

export interface TestDashboardProps extends DashboardBaseProps<'overview'> {
  /** The present moment. @default the time of rendering */
  now?: Date | undefined;
}

/**
 * The dashboard of a role that the product does not know: the notice, who is signed in, and the four traveler tiles filled from
 * fallback figures. It needs no data (spec: 2.role-unknown).
 *
 * @example
 * <TestDashboard user={{ role: 'reviewer', firstName: 'Sam' }} onLogout={logOut} />
 */
export function TestDashboard({ now: givenNow, banner, ...frame }: TestDashboardProps): ReactElement {
  const now = useNow(givenNow);
  const { t } = useWords();
  const notice = useMessages(roleMessages);
  const user = userEntity.sanitize(frame.user).value;
  const { samples = true } = frame;
  const data = useTravelerData({}, samples);
  return (
    <DashboardShell
      dashboard="unknown"
      tabs={[
        {
          value: 'overview',
          label: t['traveler.tab.overview'],
          help: samples ? t['traveler.test.help'] : '',
          content: (
            <DashboardStack className="t:shares-width">
              <TravelerTiles
                data={data}
                figures={prescribed(travelerFigures, undefined, samples)}
                now={now}
              />
              <ProfileTab user={user} />
            </DashboardStack>
          ),
        },
      ]}
      banner={
        <>
          {banner}
          <Banner tone="info" role="region" aria-label={t['traveler.test.notice']}>
            <bdi>{notice['role.unknown']({ role: user.role })}</bdi>
          </Banner>
        </>
      }
      {...frame}
    />
  );
}
