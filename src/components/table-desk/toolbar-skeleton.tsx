import { cx } from '../../lib/cx.js';
import { Skeleton } from '../skeleton/index.js';
import { type DeskColumn, isHideable } from './columns.js';
import { CHIP_LINE, CONTROL_SIZE, SEARCH_BOX, TOOLBAR, TOOLS } from './desk-styles.js';

/**
 * Widths in px: what is on chips and buttons is not known, or has no other place to be measured in. They are those of short
 * words, which take as many lines as the toolbar most often does.
 */
const CHIP_WIDTHS = [60, 80, 96];
const FILTER_WIDTH = 104;
const EXPORT_WIDTH = 120;

interface ToolbarSkeletonProps<Row> {
  columns: readonly DeskColumn<Row>[];
  hasViews: boolean;
  /** Whether there are further buttons at the end. */
  hasMore: boolean;
}

/** In the place of the toolbar while rows load, of the same size: there is nothing to ask of them yet. */
export function ToolbarSkeleton<Row>({ columns, hasViews, hasMore }: ToolbarSkeletonProps<Row>) {
  const filtered = columns.filter(({ filter, value }) => filter !== undefined && value !== undefined);
  const quick = filtered.filter(({ filter }) => filter?.by === 'choice' && filter.quick);
  const hasOthers = filtered.length > quick.length;
  return (
    <div aria-hidden="true" className={TOOLBAR}>
      <span className={SEARCH_BOX}>
        <Skeleton shape="control" className={CONTROL_SIZE} />
      </span>
      {quick.map(({ key }) => (
        <span key={key} className={CHIP_LINE}>
          {CHIP_WIDTHS.map((width, index) => (
            // Blocks of a skeleton have no identity: they never move.
            <Block key={`chip-${String(index)}`} width={width} />
          ))}
        </span>
      ))}
      <span className={TOOLS}>
        {hasOthers ? <Block width={FILTER_WIDTH} /> : null}
        {hasViews && columns.some(isHideable) ? <Block /> : null}
        {hasViews ? <Block /> : null}
        {hasMore ? <Block width={EXPORT_WIDTH} /> : null}
      </span>
      {hasOthers || hasViews || hasMore ? <Block className="t:@min-[43em]/table:hidden" /> : null}
    </div>
  );
}

interface BlockProps {
  /** In px. @default as wide as a button with an icon */
  width?: number | undefined;
  className?: string | undefined;
}

const Block = ({ width, className }: BlockProps) => (
  <Skeleton
    shape="control"
    width={width}
    className={cx(
      't:flex-none',
      CONTROL_SIZE,
      width === undefined && 't:w-9 t:touch:w-touch-target',
      className,
    )}
  />
);
