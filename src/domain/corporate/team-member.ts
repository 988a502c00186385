import type * as v from 'valibot';
import { entity } from '../sanitize/entity';
import { type Keyed, listSanitizer } from '../sanitize/list-sanitizer';
import { SAMPLE_TEAM_MEMBERS } from './corporate.samples';

const TEAM_MEMBER_DEFAULTS = {
  id: '',
  name: 'Unnamed employee',
  department: '',
  position: '',
  budgetUsed: 0,
  travelBudget: 0,
};

/** An employee who travels (spec section 3). Budgets in US dollars. */
export const teamMemberSchema = /* @__PURE__ */ entity(TEAM_MEMBER_DEFAULTS);

/** A team member as a well-behaved API answers it. */
export type TeamMemberData = v.InferOutput<typeof teamMemberSchema>;

/** A sanitised team member. */
export type TeamMember = Keyed<TeamMemberData>;

/** Sanitises the answer of `GET /api/corporate-admin/team`. */
export const sanitizeTeamMembers = /* @__PURE__ */ listSanitizer(TEAM_MEMBER_DEFAULTS, SAMPLE_TEAM_MEMBERS);
