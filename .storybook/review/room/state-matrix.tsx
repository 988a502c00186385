import {
  callsOf,
  REVIEW_ROLES,
  REVIEW_STATES,
  type ReviewRole,
  type ReviewState,
  roleLabel,
  storyIdOf,
} from '../role-states/table';
import { ReviewTable, type TablePageProps } from './review-table';
import { captionOf, type RoomTable } from './room-table';

/** States that only answers make: a role without calls looks the same in all of them. */
const ANSWERED_STATES: readonly ReviewState[] = [
  'empty',
  'failed',
  'html-instead-of-json',
  'non-finite',
  'maximum-content',
];

/** What a picture cannot say by itself. */
function noteOf(role: ReviewRole, state: ReviewState): string | undefined {
  if (state === 'demo-account') return 'see the account menu';
  return !callsOf(role) && ANSWERED_STATES.includes(state) ? 'no call is made' : undefined;
}

function matrix(chosenRole: string, chosenState: string): RoomTable {
  const roles = REVIEW_ROLES.filter((role) => chosenRole === 'all' || roleLabel(role) === chosenRole);
  const states = REVIEW_STATES.filter(({ label }) => chosenState === 'all' || label === chosenState);
  return {
    columns: roles.map(roleLabel),
    rows: states.map(({ id, label, shows }) => ({
      state: label,
      meaning: shows,
      cells: roles.map((role) => ({
        storyId: storyIdOf(role, id),
        caption: captionOf(roleLabel(role), 'Overview', label),
        note: noteOf(role, id),
      })),
    })),
  };
}

/** Every role in every state that data, account, connection and code can bring, hostile and absurd ones too. */
export function StateMatrix(props: TablePageProps) {
  return (
    <ReviewTable
      {...props}
      title="State matrix"
      lede={`${REVIEW_ROLES.length} roles in ${REVIEW_STATES.length} states, ${REVIEW_ROLES.length * REVIEW_STATES.length} stories.`}
      roles={REVIEW_ROLES.map(roleLabel)}
      states={REVIEW_STATES.map(({ label }) => label)}
      table={matrix(props.role, props.state)}
    />
  );
}
