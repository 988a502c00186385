import { countNoun } from '../../lib/count-noun';
import { DashboardPanel } from '../shared';
import type { CorporateData } from './reads';
import { TeamTable } from './team-table';
import { TEAM_MEMBERS } from './texts';

/** Employees: everyone with a travel budget (spec section 2). */
export function EmployeesTab({ data: { team, isLoading } }: { data: CorporateData }) {
  return (
    <DashboardPanel
      title={TEAM_MEMBERS}
      count={team.items.length}
      countLabel={countNoun(team.items.length, 'team member')}
      sample={team.isSample}
      dropped={team.dropped}
      loading={isLoading('team')}
      resetKeys={[team]}
    >
      <TeamTable members={team.items} />
    </DashboardPanel>
  );
}
