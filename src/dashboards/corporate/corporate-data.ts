import type {
  Budget,
  CorporateStats,
  Department,
  Policy,
  Sanitized,
  SanitizedList,
  TeamMember,
  TravelRequest,
} from '../../domain';
import type { LoadingParts } from '../shared';

/** The reads of the corporate dashboard (spec section 7). */
export type CorporateDataPart = 'stats' | 'requests' | 'policies' | 'budget' | 'team';

/** What the tabs show: sanitised, with what is still on the way. */
export interface CorporateData {
  readonly stats: Sanitized<CorporateStats>;
  readonly requests: SanitizedList<TravelRequest>;
  readonly policies: SanitizedList<Policy>;
  readonly budget: Sanitized<Budget>;
  readonly departments: SanitizedList<Department>;
  readonly team: SanitizedList<TeamMember>;
  readonly loading: LoadingParts<CorporateDataPart> | undefined;
}
