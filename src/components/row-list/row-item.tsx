'use client';
import { cva } from 'class-variance-authority';
import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from 'react';
import { cx, type PartClasses } from '../../lib/cx.js';
import { whenPressed } from '../../lib/events.js';
import { OVER_OPENER } from '../../lib/rows.js';
import { SkeletonLine, type SkeletonLineProps, useLoading } from '../skeleton/index.js';

/** A fact about a row: a place, dates. */
export interface RowFact {
  /** Says what it is: 'Destination'. Read before the text. Each once in a row. */
  label: string;
  /** A decorative icon, 16 px. */
  icon?: ReactNode | undefined;
  /** The fact itself. Empty ones are left out. */
  text: string;
  /** Width in px of its block while it loads, so that the blocks wrap as the facts will. @default the facts share one line */
  skeletonWidth?: number | undefined;
}

export interface RowItemProps extends Omit<ComponentPropsWithoutRef<'li'>, 'title'> {
  /** Before the text: an avatar, a picture. */
  lead?: ReactNode | undefined;
  /** Names the row. */
  title: string;
  /**
   * Opens the row, by a press anywhere on it that is not meant for a control: its title becomes the button. On phones its title then
   * has one line and its facts another, each with an ellipsis where it is longer. @default the row opens nothing
   */
  onOpen?: (() => void) | undefined;
  /** Names that button, where rows share a title; it has the title's words. @default the title */
  openLabel?: string | undefined;
  /** Beside the title, quieter: a department. */
  titleNote?: string | undefined;
  /** Facts below the title, on one line where there is room. */
  facts?: readonly RowFact[] | undefined;
  /** A last, quiet line. */
  note?: ReactNode | undefined;
  /** Before the end; where the list is narrow, beside the text or below it, as its own classes say. */
  middle?: ReactNode | undefined;
  /** At the end of the row; on a line of its own where the list is narrow. */
  end?: ReactNode | undefined;
  /** Classes of yours for its parts, by their `data-slot`. */
  classNames?: PartClasses<'row-title' | 'row-lines' | 'row-facts' | 'row-note' | 'row-end'> | undefined;
  /** On a line of its own under all that. */
  below?: ReactNode | undefined;
  /** In the place of all that: what became of the row. */
  instead?: ReactNode | undefined;
}

const item = cva(
  't:flex t:flex-wrap t:items-center t:gap-x-row-gap t:gap-y-3 t:border-t t:break-inside-avoid t:px-(--row-inset) t:transition-colors t:hover:bg-surface-hover',
  {
    variants: {
      replaced: {
        true: 't:min-h-14 t:py-2',
        false: 't:min-h-row-min-height t:py-[calc(14px*var(--tapa-density,1))]',
      },
    },
  },
);

/**
 * A row of a `RowList`: who or what it is, facts about it, and what can be done with it. Inside an active `Loading`
 * its lines are blocks of the same height.
 *
 * @example
 * <RowItem lead={<Avatar name="Ana Vuki" />} title="Ana Vuki" titleNote="Field Research"
 *   facts={[{ label: 'Destination', icon: <MapPin />, text: 'Honiara' }]} end={<RequestActions … />} />
 */
export const RowItem = forwardRef<HTMLLIElement, RowItemProps>(function RowItem(
  {
    lead,
    title,
    onOpen,
    openLabel,
    titleNote,
    facts = [],
    note,
    middle,
    end,
    below,
    instead,
    classNames,
    className,
    ...rest
  },
  ref,
) {
  const loading = useLoading();
  const shown = facts.filter(({ text }) => text.trim() !== '');
  const row = (content: ReactNode) => (
    <li
      data-slot="row-item"
      className={cx(
        item({ replaced: Boolean(instead) }),
        onOpen && !instead && !loading && ['t:relative t:cursor-pointer', OVER_OPENER],
        className,
      )}
      ref={ref}
      {...rest}
    >
      {content}
    </li>
  );
  if (instead) return row(instead);
  return row(
    <>
      <div className="t:flex t:min-w-0 t:grow t:basis-rem-16.25 t:@max-phone:basis-rem-9 t:items-center t:gap-row-gap t:@max-phone:gap-3 t:@max-card:flex-wrap">
        {lead}
        <div className="t:grid t:min-w-0 t:flex-auto t:grid-cols-1 t:gap-0.5">
          <span
            data-slot="row-title"
            className={cx(
              't:text-[calc(0.9375*var(--tapa-rem,1rem))] t:leading-[1.4667] t:font-semibold t:text-pretty t:wrap-anywhere',
              onOpen && ['t:@min-card:@max-phone:items-baseline', ON_ONE_LINE.line],
              classNames?.['row-title'],
            )}
          >
            {loading ? (
              <SkeletonLine width="45%" />
            ) : onOpen ? (
              <button
                type="button"
                data-slot="row-open"
                aria-label={openLabel}
                className="t:stretched-link t:max-w-full t:text-start"
                onClick={whenPressed(onOpen)}
              >
                <bdi>{title}</bdi>
              </button>
            ) : (
              <bdi>{title}</bdi>
            )}
            {titleNote?.trim() && !loading ? (
              <>
                {/* Apart for screen readers and in what is copied; and a line ends here rather than within the title. The gap
                    is a space, 8 px wide: where the title fills its line, it takes no line of its own. */}
                <span className="t:sr-only">, </span>
                <span className="t:[font-size:0] t:[word-spacing:8px]"> </span>
                {/* Whole on the next line where it does not fit: engines break texts of two elements at other places. */}
                <bdi className="t:inline-block t:max-w-full t:text-label t:text-muted">{titleNote}</bdi>
              </>
            ) : null}
          </span>
          {loading ? (
            <div className={cx(LINES, onOpen && ON_ONE_LINE.line, classNames?.['row-lines'])}>
              {facts.length > 0 ? (
                <FactsSkeleton
                  facts={facts}
                  className={cx(onOpen && 't:@min-card:@max-phone:flex-nowrap', classNames?.['row-facts'])}
                />
              ) : null}
              {note ? (
                <LineSkeleton width={NOTE_WIDTH} className={cx(NOTE, classNames?.['row-note'])} />
              ) : null}
            </div>
          ) : (
            <div
              data-slot="row-lines"
              className={cx(LINES, onOpen && ON_ONE_LINE.line, classNames?.['row-lines'])}
            >
              {shown.length > 0 ? (
                <ul
                  role="list"
                  data-slot="row-facts"
                  className={cx(FACTS, onOpen && ON_ONE_LINE.facts, classNames?.['row-facts'])}
                >
                  {shown.map((fact) => (
                    <Fact key={fact.label} isOnOneLine={onOpen !== undefined} {...fact} />
                  ))}
                </ul>
              ) : null}
              {note ? (
                <span
                  data-slot="row-note"
                  className={cx(
                    't:text-label t:text-muted t:wrap-anywhere',
                    NOTE,
                    onOpen && shown.length > 0 && ON_ONE_LINE.dot,
                    classNames?.['row-note'],
                  )}
                >
                  {note}
                </span>
              ) : null}
            </div>
          )}
        </div>
      </div>
      {middle}
      {end ? (
        <div
          data-slot="row-end"
          className={cx(
            't:ms-auto t:flex t:min-w-0 t:flex-wrap t:items-center t:gap-x-5 t:gap-y-2 t:@max-phone:order-2 t:@max-phone:w-full t:@max-phone:gap-x-3 t:@max-phone:justify-between',
            classNames?.['row-end'],
          )}
        >
          {end}
        </div>
      ) : null}
      {below}
    </>,
  );
});

const FACTS = 't:flex t:min-w-0 t:flex-wrap t:gap-x-3 t:gap-y-0.5';

/**
 * On phones name and facts of a row that opens have a line each, with an ellipsis: its sheet has all of them. The last part gives way
 * first, but among facts, which are set apart by dots, the first does: days stay whole. Larger text needs more lines.
 */
const ON_ONE_LINE = {
  line: 't:@min-card:@max-phone:flex t:@min-card:@max-phone:flex-nowrap t:@min-card:@max-phone:gap-x-1 t:@min-card:@max-phone:whitespace-nowrap t:@min-card:@max-phone:*:min-w-0 t:@min-card:@max-phone:*:truncate t:@min-card:@max-phone:*:first:max-w-full t:@min-card:@max-phone:*:first:flex-none',
  facts: 't:@min-card:@max-phone:flex-nowrap t:@min-card:@max-phone:gap-x-1',
  fact: 't:@min-card:@max-phone:block t:@min-card:@max-phone:truncate t:@min-card:@max-phone:not-first:max-w-[60cqi] t:@min-card:@max-phone:not-first:flex-none',
  dot: "t:@min-card:@max-phone:before:content-['·_'/'']",
} as const;

/** Facts and note share a line where the list is wide and both fit. */
const LINES = cx(FACTS, 't:empty:hidden');
const NOTE = 't:basis-full t:@min-wide:basis-auto';
/** Width in px of the note while it loads. */
const NOTE_WIDTH = 120;

const Fact = ({ label, icon, text, isOnOneLine }: RowFact & { isOnOneLine: boolean }) => (
  <li
    className={cx(
      't:flex t:min-w-0 t:items-start t:gap-1.25 t:text-label t:text-muted t:wrap-anywhere',
      isOnOneLine && [ON_ONE_LINE.fact, "t:@min-card:@max-phone:not-first:before:content-['·_'/'']"],
    )}
  >
    {icon ? (
      <span
        aria-hidden="true"
        className={cx(
          't:mt-px t:flex t:flex-none t:text-subtle t:*:icon-16',
          isOnOneLine && 't:@min-card:@max-phone:hidden',
        )}
      >
        {icon}
      </span>
    ) : null}
    <span className="t:min-w-0">
      <span className="t:sr-only">{`${label}: `}</span>
      <bdi>{text}</bdi>
    </span>
  </li>
);

function FactsSkeleton({ facts, className }: { facts: readonly RowFact[]; className?: string | undefined }) {
  if (facts.some(({ skeletonWidth }) => skeletonWidth === undefined)) {
    return <LineSkeleton width="100%" className="t:basis-3/5" />;
  }
  return (
    <span className={cx(FACTS, className)}>
      {facts.map(({ label, skeletonWidth }) => (
        <LineSkeleton key={label} width={skeletonWidth} />
      ))}
    </span>
  );
}

interface LineSkeletonProps {
  width: SkeletonLineProps['width'];
  className?: string | undefined;
}

function LineSkeleton({ width, className }: LineSkeletonProps) {
  return (
    <span className={cx('t:text-label', className)}>
      <SkeletonLine width={width} height={12} />
    </span>
  );
}
