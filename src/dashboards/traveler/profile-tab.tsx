'use client';
import { Avatar } from '../../components/avatar/index.js';
import { DemoBadge, RoleBadge } from '../../components/badge/index.js';
import { DashboardGrid } from '../../components/dashboard-grid/index.js';
import { type DefinitionLine, DefinitionLines, PanelBody } from '../../components/panel/index.js';
import { accountKind, safeImageUrl, type User, userInitials, userName } from '../../domain/index.js';
import { travelerMessages } from '../../i18n/compiled/en/traveler.js';
import { useMessages } from '../../i18n/use-messages.js';
import { DashboardPanel } from '../shared/index.js';

type Words = typeof travelerMessages;

/** Profile: what the account holds (spec: 3.user). */
export function ProfileTab({ user }: { user: User }) {
  const t = useMessages(travelerMessages);
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

function profileLines(t: Words, user: User): readonly DefinitionLine[] {
  const isDemo = accountKind(user) === 'demo';
  return [
    { term: t['traveler.profile.picture'], value: <Picture t={t} user={user} /> },
    { term: t['traveler.profile.name'], value: <Text t={t}>{`${user.firstName} ${user.lastName}`}</Text> },
    { term: t['traveler.profile.email'], value: <Text t={t}>{user.email}</Text> },
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

/** Long names and addresses break anywhere rather than leave the panel. */
function Text({ t, children }: { t: Words; children: string }) {
  return (
    <bdi className="t:block t:text-end t:whitespace-normal t:wrap-anywhere">
      {children.trim() || t['traveler.profile.not-given']}
    </bdi>
  );
}

function Picture({ t, user }: { t: Words; user: User }) {
  const src = safeImageUrl(user.profileImageUrl);
  const initials = userInitials(user);
  return (
    // The invisible character gives the picture the baseline of the term beside it.
    <span className="t:flex t:items-center t:on-baseline">
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
