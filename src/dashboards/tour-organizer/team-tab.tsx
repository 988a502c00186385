'use client';
import { DashboardGrid } from '../../components/dashboard-grid/index.js';
import { DefinitionLines, PanelBody } from '../../components/panel/index.js';
import { ProgressField } from '../../components/progress/index.js';
import { type BreakdownPart, FigureLine, ShareBreakdown } from '../../components/share-breakdown/index.js';
import { sharesOf, sumOf } from '../../domain/figures.js';
import type { Team } from '../../domain/index.js';
import { DashboardPanel, type DataPanelProps, largerFigure, NothingHere, panelOf } from '../shared/index.js';
import { type I18n, useI18n } from './i18n.js';
import type { TourOrganizerData } from './reads.js';

const WORK = [
  { term: 'organizer.team.per-guide', of: 'totalParticipants', by: 'guides' },
  { term: 'organizer.team.per-expert', of: 'totalParticipants', by: 'culturalExperts' },
  { term: 'organizer.team.per-coordinator', of: 'activeTours', by: 'coordinators' },
] as const;

/** Tab with the members of each role, as a share of all, and their work (spec: 2.organizer-team). */
export function TeamTab({ data }: { data: TourOrganizerData }) {
  const { stats, team } = data;
  const { t, format } = useI18n();
  const lines = WORK.filter(({ by }) => team.value[by] > 0).map(({ term, of, by }) => ({
    term: t[term],
    value: format.rating(Math.max(0, stats.value[of]) / team.value[by]),
  }));
  return (
    <DashboardGrid>
      <DashboardPanel
        slot="team-composition"
        span={8}
        title={t['organizer.team.composition']}
        {...panelOf(data, 'team')}
      >
        <TeamByRole data={data} />
      </DashboardPanel>
      <DashboardPanel
        slot="team-work"
        span={4}
        title={t['organizer.team.work']}
        {...panelOf(data, 'stats', 'team')}
        sample={team.isSample || WORK.some(({ of }) => stats.sampleFields.has(of))}
      >
        {lines.length > 0 ? (
          <PanelBody>
            <DefinitionLines lines={lines} />
          </PanelBody>
        ) : (
          <NothingHere />
        )}
      </DashboardPanel>
    </DashboardGrid>
  );
}

/** Shares are whole percent of the team's total, and 0 if the total is 0 (spec: 9.team-share). */
function TeamByRole({ data }: { data: TourOrganizerData }) {
  const i18n = useI18n();
  const { t, format } = i18n;
  const parts = teamParts(data.team.value, t);
  const total = teamTotal(data.team.value);
  const shares = sharesOf(parts.map(({ amount }) => amount));
  return (
    <PanelBody className="t:gap-5">
      <FigureLine {...membersOf(data, i18n)} />
      <ul role="list" className="t:grid t:gap-5">
        {parts.map(({ label, amount }, index) => (
          <li key={label} className="t:min-w-0">
            <ProgressField
              label={label}
              value={shares[index]}
              note={t['organizer.team.share']({ members: amount, total }, format)}
            />
          </li>
        ))}
      </ul>
    </PanelBody>
  );
}

/** The team by role, as a bar. */
export function TeamPanel({ data, ...panel }: DataPanelProps<TourOrganizerData>) {
  const i18n = useI18n();
  const { t, format } = i18n;
  const title = t['organizer.team.composition'];
  return (
    <DashboardPanel slot="team-composition" title={title} {...panelOf(data, 'team')} {...panel}>
      {() => (
        <ShareBreakdown
          label={title}
          {...membersOf(data, i18n)}
          parts={teamParts(data.team.value, t)}
          format={format.compactNumber}
        />
      )}
    </DashboardPanel>
  );
}

/** Returns the number of members in the roles, with the number of all members if it is larger. */
function membersOf({ team, stats }: TourOrganizerData, { t, format }: I18n) {
  const total = teamTotal(team.value);
  const all = largerFigure(total, team.isSample, stats, 'teamMembers');
  return {
    figure: format.compactNumber(total),
    full: format.number(total),
    beside:
      all === undefined
        ? t['organizer.team.members']({ count: total })
        : t['organizer.team.of-members']({ total: all }, format),
  };
}

const teamParts = (team: Team, t: I18n['t']): readonly BreakdownPart[] => [
  { label: t['organizer.team.guides'], amount: team.guides, tone: 'cat-1' },
  { label: t['organizer.team.cultural-experts'], amount: team.culturalExperts, tone: 'cat-2' },
  { label: t['organizer.team.coordinators'], amount: team.coordinators, tone: 'cat-3' },
  { label: t['organizer.team.logistics'], amount: team.logistics, tone: 'cat-4' },
];

/** Returns the number of members in all roles. Negative counts are taken as 0. */
export const teamTotal = (team: Team): number =>
  sumOf(Object.values(team).map((count) => Math.max(0, count)));
