'use client';
import { DashboardGrid } from '../../components/dashboard-grid';
import { DefinitionLines, PanelBody } from '../../components/panel';
import { ProgressField } from '../../components/progress';
import { type BreakdownPart, FigureLine, ShareBreakdown } from '../../components/share-breakdown';
import type { OrganizerStats, Team } from '../../domain';
import { sharesOf, sumOf } from '../../domain/figures';
import { useFormatters } from '../../i18n/use-formatters';
import { countedText, DashboardPanel, type DataPanelProps, moreThan, panelOf } from '../shared';
import type { TourOrganizerData } from './reads';
import { ANALYTICS_LABELS, TEAM_COMPOSITION, TEAM_LABELS, TEAM_WORK, TILE_LABELS } from './texts';

/** What the team looks after: figures of the organizer's that say how much it has to do. */
const WORK = {
  activeTours: TILE_LABELS.activeTours,
  totalParticipants: TILE_LABELS.totalParticipants,
  destinations: ANALYTICS_LABELS.destinations,
  completedTours: ANALYTICS_LABELS.completedTours,
} as const satisfies Partial<Record<keyof OrganizerStats, string>>;
const WORK_FIELDS = Object.keys(WORK) as (keyof typeof WORK)[];

/** Team: how many there are in each role, as a share of the whole (spec: 2.organizer-team), and what they look after. */
export function TeamTab({ data }: { data: TourOrganizerData }) {
  const { stats, team } = data;
  const format = useFormatters();
  return (
    <DashboardGrid>
      <DashboardPanel slot="team-composition" span={8} title={TEAM_COMPOSITION} {...panelOf(data, 'team')}>
        <TeamByRole team={team.value} all={allMembers(data)} />
      </DashboardPanel>
      <DashboardPanel
        slot="team-work"
        span={4}
        title={TEAM_WORK}
        {...panelOf(data, 'stats')}
        sample={WORK_FIELDS.some((field) => stats.sampleFields.has(field))}
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
    </DashboardGrid>
  );
}

interface TeamProps {
  team: Team;
  /** How many members there are in all, where that is more. */
  all: number | undefined;
}

/** How many members there are in all, where that is more than the team's roles hold. */
const allMembers = ({ team, stats }: TourOrganizerData): number | undefined =>
  moreThan(teamTotal(team.value), team.isSample, stats, 'teamMembers');

/** Shares are whole percent of the team's total, and 0 if the total is 0 (spec: 9.team-share). */
function TeamByRole({ team, all }: TeamProps) {
  const format = useFormatters();
  const parts = teamParts(team);
  const total = teamTotal(team);
  const shares = sharesOf(parts.map(({ amount }) => amount));
  return (
    <PanelBody className="t:gap-5">
      <FigureLine
        figure={format.compactNumber(total)}
        full={format.number(total)}
        beside={countedText(format, total, all, { one: 'team member', other: 'team members' })}
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

/** The team by role, as a bar. */
export function TeamPanel({ data, ...panel }: DataPanelProps<TourOrganizerData>) {
  const { team } = data;
  return (
    <DashboardPanel slot="team-composition" title={TEAM_COMPOSITION} {...panelOf(data, 'team')} {...panel}>
      <TeamComposition team={team.value} all={allMembers(data)} />
    </DashboardPanel>
  );
}

function TeamComposition({ team, all }: TeamProps) {
  const format = useFormatters();
  const total = teamTotal(team);
  return (
    <ShareBreakdown
      label={TEAM_COMPOSITION}
      figure={format.compactNumber(total)}
      full={format.number(total)}
      beside={countedText(format, total, all, { one: 'team member', other: 'team members' })}
      parts={teamParts(team)}
      format={format.compactNumber}
    />
  );
}

/** The parts of a team as head counts. */
const teamParts = (team: Team): readonly BreakdownPart[] => [
  { label: TEAM_LABELS.guides, amount: team.guides, tone: 'brand' },
  { label: TEAM_LABELS.culturalExperts, amount: team.culturalExperts, tone: 'accent' },
  { label: TEAM_LABELS.coordinators, amount: team.coordinators, tone: 'warning' },
  { label: TEAM_LABELS.logistics, amount: team.logistics, tone: 'neutral' },
];

/** Everyone in a team: what the shares refer to. A count below 0 makes no sense and counts as 0. */
const teamTotal = (team: Team): number => sumOf(Object.values(team).map((count) => Math.max(0, count)));
