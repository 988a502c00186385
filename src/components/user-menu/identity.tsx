import { Badge, DemoBadge } from '../badge';
import type { Account } from './account';
import { AccountAvatar } from './account-avatar';

/** Who is signed in: picture, name, email, role, and 'Demo' where it is a demo account. */
export function Identity({ account }: { account: Account }) {
  const { name, email, roleLabel, isDemo } = account;
  return (
    <div data-slot="user-menu-identity" className="t:flex t:gap-3 t:px-2.5 t:pt-2.5 t:pb-3">
      <AccountAvatar account={account} size={40} />
      <div className="t:grid t:min-w-0 t:justify-items-start t:gap-px">
        <bdi className="t:max-w-full t:font-semibold t:wrap-anywhere">{name}</bdi>
        {email ? (
          <bdi title={email} className="t:max-w-full t:truncate t:text-label t:text-muted">
            {email}
          </bdi>
        ) : null}
        <div className="t:mt-2 t:flex t:flex-wrap t:gap-1.5 t:max-w-full">
          {roleLabel ? (
            <Badge tone="default" size="sm">
              <bdi>{roleLabel}</bdi>
            </Badge>
          ) : null}
          {isDemo ? <DemoBadge /> : null}
        </div>
      </div>
    </div>
  );
}
