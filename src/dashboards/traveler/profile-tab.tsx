import { Avatar } from '../../components/avatar';
import { DemoBadge, RoleBadge } from '../../components/badge';
import { DashboardGrid } from '../../components/dashboard-grid';
import { type DefinitionLine, DefinitionLines, PanelBody } from '../../components/panel';
import { accountKind, safeImageUrl, type User, userInitials, userName } from '../../domain';
import { DashboardPanel } from '../shared';

/** Shown for a field that the account leaves empty. */
const NOT_GIVEN = 'Not given';

/** Profile: what the account holds (spec: 3.user). */
export function ProfileTab({ user }: { user: User }) {
  return (
    <DashboardGrid>
      <DashboardPanel slot="profile" span={7} title="Profile" resetKeys={[user]}>
        <PanelBody>
          <DefinitionLines lines={profileLines(user)} />
        </PanelBody>
      </DashboardPanel>
    </DashboardGrid>
  );
}

function profileLines(user: User): readonly DefinitionLine[] {
  const isDemo = accountKind(user) === 'demo';
  return [
    { term: 'Picture', value: <Picture user={user} /> },
    { term: 'Name', value: <Text>{`${user.firstName} ${user.lastName}`}</Text> },
    { term: 'Email', value: <Text>{user.email}</Text> },
    {
      term: 'Role',
      value: (
        <span className="t:inline-flex t:flex-wrap t:justify-end t:gap-2 t:align-middle">
          <RoleBadge userRole={user.role} dashboard="traveler" />
          {isDemo ? <DemoBadge /> : null}
        </span>
      ),
    },
    { term: 'Account', value: isDemo ? 'Demo account' : 'Live account' },
  ];
}

/** Long names and addresses break anywhere rather than leave the panel. */
function Text({ children }: { children: string }) {
  return (
    <bdi className="t:block t:text-end t:whitespace-normal t:wrap-anywhere">
      {children.trim() || NOT_GIVEN}
    </bdi>
  );
}

function Picture({ user }: { user: User }) {
  const src = safeImageUrl(user.profileImageUrl);
  const initials = userInitials(user);
  return (
    // The invisible character gives the picture the baseline of the term beside it.
    <span className="t:flex t:items-center t:on-baseline">
      <Avatar
        name={userName(user)}
        initials={initials}
        label={src ? 'Your picture' : initials ? 'Your initials' : NOT_GIVEN}
        src={src}
      />
    </span>
  );
}
