'use client';
import { useFormatters } from '../../i18n/use-formatters';
import { DashboardPanel } from '../shared';
import type { CorporateData } from './reads';
import { TeamTable } from './team-table';
import { TEAM_MEMBERS } from './texts';

/** Employees: everyone with a travel budget (spec section 2). */
export function EmployeesTab({ data: { team, isLoading } }: { data: CorporateData }) {
  const format = useFormatters();
  return (
    <DashboardPanel
      title={TEAM_MEMBERS}
      count={team.items.length}
      countLabel={format.plural(team.items.length, { one: 'team member', other: 'team members' })}
      sample={team.isSample}
      dropped={team.dropped}
      loading={isLoading('team')}
      resetKeys={[team]}
    >
      <TeamTable members={team.items} />
    </DashboardPanel>
  );
}
