import type { Team } from '../../domain';
import { sumOf } from '../../domain/figures';
import type { BreakdownPart } from '../shared';
import { TEAM_LABELS } from './texts';

/** The parts of a team as head counts. */
export const teamParts = (team: Team): readonly BreakdownPart[] => [
  { label: TEAM_LABELS.guides, amount: team.guides, tone: 'brand' },
  { label: TEAM_LABELS.culturalExperts, amount: team.culturalExperts, tone: 'accent' },
  { label: TEAM_LABELS.coordinators, amount: team.coordinators, tone: 'warning' },
  { label: TEAM_LABELS.logistics, amount: team.logistics, tone: 'neutral' },
];

/** Everyone in a team: what the shares refer to. A count below 0 makes no sense and counts as 0. */
export const teamTotal = (team: Team): number =>
  sumOf(Object.values(team).map((count) => Math.max(0, count)));
