'use client';
import { DefinitionLines, PanelBody } from '../../components/panel';
import { ProgressField } from '../../components/progress';
import type { OrganizerStats, Team } from '../../domain';
import { sharesOf } from '../../domain/figures';
import { useFormatters } from '../../i18n/use-formatters';
import { DashboardGrid, DashboardPanel, FigureLine, GridCell } from '../shared';
import type { TourOrganizerData } from './reads';
import { teamParts, teamTotal } from './team-parts';
import { ANALYTICS_LABELS, TEAM_COMPOSITION, TEAM_WORK, TILE_LABELS } from './texts';

/** What the team looks after: figures of the organizer's that say how much it has to do. */
const WORK = {
  activeTours: TILE_LABELS.activeTours,
  totalParticipants: TILE_LABELS.totalParticipants,
  destinations: ANALYTICS_LABELS.destinations,
  completedTours: ANALYTICS_LABELS.completedTours,
} as const satisfies Partial<Record<keyof OrganizerStats, string>>;
const WORK_FIELDS = Object.keys(WORK) as (keyof typeof WORK)[];

/** Team: how many there are in each role, as a share of the whole (spec sections 2 and 9), and what they look after. */
export function TeamTab({ data: { stats, team, isLoading } }: { data: TourOrganizerData }) {
  const format = useFormatters();
  return (
    <DashboardGrid>
      <GridCell span={8}>
        <DashboardPanel
          title={TEAM_COMPOSITION}
          sample={team.isSample}
          loading={isLoading('team')}
          resetKeys={[team]}
        >
          <TeamByRole team={team.value} />
        </DashboardPanel>
      </GridCell>
      <GridCell span={4}>
        <DashboardPanel
          title={TEAM_WORK}
          sample={WORK_FIELDS.some((field) => stats.sampleFields.has(field))}
          loading={isLoading('stats')}
          resetKeys={[stats]}
        >
          <PanelBody>
            <DefinitionLines
              lines={WORK_FIELDS.map((field) => ({
                term: WORK[field],
                value: format.number(stats.value[field]),
              }))}
            />
          </PanelBody>
        </DashboardPanel>
      </GridCell>
    </DashboardGrid>
  );
}

/** Shares are whole percent of the team's total; of a team of nobody all are 0 (spec section 9: no division by zero). */
function TeamByRole({ team }: { team: Team }) {
  const format = useFormatters();
  const parts = teamParts(team);
  const total = teamTotal(team);
  const shares = sharesOf(parts.map(({ amount }) => amount));
  return (
    <PanelBody className="t:gap-5">
      <FigureLine
        figure={format.compactNumber(total)}
        full={format.number(total)}
        beside={
          <span className="t:text-muted">
            {format.plural(total, { one: 'team member', other: 'team members' })}
          </span>
        }
      />
      <ul className="t:grid t:gap-5">
        {parts.map(({ label, amount }, index) => (
          <li key={label} className="t:min-w-0">
            <ProgressField
              label={label}
              value={shares[index]}
              note={`${format.number(amount)} of ${format.number(total)}`}
            />
          </li>
        ))}
      </ul>
    </PanelBody>
  );
}
