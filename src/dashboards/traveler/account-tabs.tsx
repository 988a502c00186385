'use client';
import { Avatar } from '../../components/avatar/index.js';
import { DemoBadge, RoleBadge } from '../../components/badge/index.js';
import { Button } from '../../components/button/index.js';
import { DashboardGrid } from '../../components/dashboard-grid/index.js';
import { EmptyState } from '../../components/empty-state/index.js';
import { type DefinitionLine, DefinitionLines, PanelBody } from '../../components/panel/index.js';
import { accountKind, safeImageUrl, type User, userInitials, userName } from '../../domain/index.js';
import { Compass } from '../../icons/compiled/compass.js';
import { DashboardPanel } from '../shared/index.js';
import { type I18n, useI18n } from './i18n.js';
import { TRAVELER_LINKS } from './trips-tab.js';

/** Tab with the account's data (spec: 3.user). */
export function ProfileTab({ user }: { user: User }) {
  const { t } = useI18n();
  return (
    <DashboardGrid>
      <DashboardPanel slot="profile" span={7} title={t['traveler.profile']} resetKeys={[user]}>
        <PanelBody>
          <DefinitionLines lines={profileLines(t, user)} />
        </PanelBody>
      </DashboardPanel>
    </DashboardGrid>
  );
}

function profileLines(t: I18n['t'], user: User): readonly DefinitionLine[] {
  const isDemo = accountKind(user) === 'demo';
  return [
    { term: t['traveler.profile.picture'], value: <Picture user={user} /> },
    { term: t['traveler.profile.name'], value: <Text>{`${user.firstName} ${user.lastName}`}</Text> },
    { term: t['traveler.profile.email'], value: <Text>{user.email}</Text> },
    {
      term: t['traveler.profile.role'],
      value: (
        <span className="t:inline-flex t:max-w-full t:flex-wrap t:justify-end t:gap-2 t:align-middle">
          <RoleBadge userRole={user.role} dashboard="traveler" />
          {isDemo ? <DemoBadge /> : null}
        </span>
      ),
    },
    {
      term: t['traveler.profile.account'],
      value: isDemo ? t['traveler.profile.demo'] : t['traveler.profile.live'],
    },
  ];
}

/** Long names and email addresses break anywhere, so that they stay in the panel. */
function Text({ children }: { children: string }) {
  const { t } = useI18n();
  return (
    <bdi className="t:block t:text-end t:whitespace-normal t:wrap-anywhere">
      {children.trim() || t['traveler.profile.not-given']}
    </bdi>
  );
}

function Picture({ user }: { user: User }) {
  const { t } = useI18n();
  const src = safeImageUrl(user.profileImageUrl);
  const initials = userInitials(user);
  return (
    // The invisible character gives the picture the baseline of the term beside it.
    <span className="t:flex t:items-center t:before:content-['\200b']">
      <Avatar
        name={userName(user) ?? ''}
        initials={initials}
        label={
          src
            ? t['traveler.profile.your-picture']
            : initials
              ? t['traveler.profile.your-initials']
              : t['traveler.profile.not-given']
        }
        src={src}
      />
    </span>
  );
}

interface WishlistTabProps {
  /** Address of 'Discover experiences'; `null` leaves it out. @default '/destinations' */
  discover?: string | null | undefined;
}

/** Tab with an empty state (spec: 2.traveler-wishlist). */
export function WishlistTab({ discover = TRAVELER_LINKS.discover }: WishlistTabProps) {
  const { t } = useI18n();
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
