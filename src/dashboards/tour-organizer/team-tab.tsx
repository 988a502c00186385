import { PanelBody } from '../../components/panel';
import { ProgressField } from '../../components/progress';
import { sharesOf, type Team } from '../../domain';
import { formatNumber, formatPercent } from '../../lib/format-number';
import { DashboardGrid, DashboardPanel, GridCell, isLoading } from '../shared';
import { TeamPanel } from './data-panels';
import { membersNoun, teamParts, teamTotal } from './team-parts';
import { TEAM_BY_ROLE } from './texts';
import type { TourOrganizerData } from './tour-organizer-data';

/** Team: how many there are in each role, as a share of the whole (spec sections 2 and 9). */
export function TeamTab({ data }: { data: TourOrganizerData }) {
  const { team, loading } = data;
  return (
    <DashboardGrid fill>
      <GridCell span={8}>
        <DashboardPanel
          title={TEAM_BY_ROLE}
          sample={team.isSample}
          loading={isLoading(loading, 'team')}
          resetKeys={[team]}
          fill
        >
          <TeamByRole team={team.value} />
        </DashboardPanel>
      </GridCell>
      <GridCell span={4}>
        <TeamPanel data={data} fill />
      </GridCell>
    </DashboardGrid>
  );
}

function TeamByRole({ team }: { team: Team }) {
  const parts = teamParts(team);
  const total = teamTotal(team);
  const shares = sharesOf(parts.map(({ amount }) => amount));
  return (
    <PanelBody>
      <ul className="t:grid t:flex-auto t:content-between t:gap-6">
        {parts.map(({ label, amount }, index) => {
          const percent = formatPercent(shares[index] ?? 0);
          return (
            <li key={label} className="t:min-w-0">
              <ProgressField
                label={label}
                value={amount}
                // A team of nobody has no shares: never a division by zero (spec section 9).
                max={Math.max(1, total)}
                figure={percent}
                valueText={percent}
                note={`${formatNumber(amount)} of ${formatNumber(total)} ${membersNoun(total)}`}
              />
            </li>
          );
        })}
      </ul>
    </PanelBody>
  );
}
