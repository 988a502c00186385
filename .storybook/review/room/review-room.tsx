import { DASHBOARDS, STATES } from '../../sidebar/words';
import { useStoryIndex } from '../stories';
import { ReviewTable, type TablePageProps } from './review-table';
import { placedStories, roomTable } from './room-table';

const ROLES = Object.values(DASHBOARDS).map(({ role }) => role);

/** Every dashboard in every state, tab by tab. */
export function ReviewRoom(props: TablePageProps) {
  const placed = placedStories(useStoryIndex());
  return (
    <ReviewTable
      {...props}
      title="Review room"
      lede="Each dashboard in each of its states."
      roles={ROLES}
      states={STATES}
      table={roomTable(placed, props.role, props.state)}
    />
  );
}
