'use client';
import { cva } from 'class-variance-authority';
import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from 'react';
import { cx, type PartClasses } from '../../lib/cx.js';
import { whenPressed } from '../../lib/events.js';
import { OVER_OPENER } from '../../lib/rows.js';
import { SkeletonLine, type SkeletonLineProps, useLoading } from '../skeleton/index.js';

/** A fact about a row: a place, dates. */
export interface RowFact {
  /** Label, read before the text: 'Destination'. Unique in a row. */
  label: string;
  /** Decorative icon, 16 px. */
  icon?: ReactNode | undefined;
  /** Text of the fact. Empty ones are left out. */
  text: string;
  /** Width of its skeleton in px, so that skeletons wrap as facts do. @default one skeleton for all */
  skeletonWidth?: number | undefined;
}

export interface RowItemProps extends Omit<ComponentPropsWithoutRef<'li'>, 'title'> {
  /** Node before the text, e.g. an avatar. */
  lead?: ReactNode | undefined;
  /** Name of the row. */
  title: string;
  /** Called by a press on the row outside its controls. Title and facts then take one line each on phones. */
  onOpen?: (() => void) | undefined;
  /** Name of the button that opens it. It must contain the title (WCAG 2.5.3). @default the title */
  openLabel?: string | undefined;
  /** Muted text beside the title, e.g. a department. */
  titleNote?: string | undefined;
  /** Facts below the title, on one line where there is room. */
  facts?: readonly RowFact[] | undefined;
  /** Muted last line. */
  note?: ReactNode | undefined;
  /** Node before the end. In narrow lists its own classes decide its place. */
  middle?: ReactNode | undefined;
  /** Node at the end of the row, in narrow lists on a separate line. */
  end?: ReactNode | undefined;
  /** Your classes for its parts, by `data-slot`. */
  classNames?: PartClasses<'row-title' | 'row-lines' | 'row-facts' | 'row-note' | 'row-end'> | undefined;
  /** Node on a separate line below. */
  below?: ReactNode | undefined;
  /** Replacement of the row's content, e.g. its decision. */
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
 * Renders a row of a `RowList`: title, facts and actions. Inside an active `Loading` it is a skeleton.
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
                <bdi className={ON_ONE_LINE.text}>{title}</bdi>
              </button>
            ) : (
              <bdi>{title}</bdi>
            )}
            {titleNote?.trim() && !loading ? (
              <>
                {/* The comma is for screen readers. The gap is a space: it takes no room in a full line. */}
                <span className="t:sr-only">, </span>
                <span className="t:[font-size:0] t:[word-spacing:8px]"> </span>
                {/* An inline block wraps as a whole: engines break adjacent elements differently. */}
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
                    onOpen && ON_ONE_LINE.note,
                    classNames?.['row-note'],
                  )}
                >
                  {typeof note === 'string' ? <bdi>{note}</bdi> : note}
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

const DOT =
  "t:@min-card:@max-phone:not-first:before:whitespace-pre t:@min-card:@max-phone:not-first:before:content-['·_'/'']";

/**
 * One line each for title and facts on phones. The first fact is truncated first: days stay whole. The texts
 * are truncated, not their boxes: a text in another direction than the page would lose its start.
 */
const ON_ONE_LINE = {
  line: 't:@min-card:@max-phone:flex t:@min-card:@max-phone:flex-nowrap t:@min-card:@max-phone:gap-x-1 t:@min-card:@max-phone:whitespace-nowrap t:@min-card:@max-phone:*:min-w-0 t:@min-card:@max-phone:*:truncate t:@min-card:@max-phone:*:first:max-w-full t:@min-card:@max-phone:*:first:flex-none',
  facts: 't:@min-card:@max-phone:flex-nowrap t:@min-card:@max-phone:gap-x-1',
  fact: 't:@min-card:@max-phone:gap-0 t:@min-card:@max-phone:not-first:max-w-[60cqi] t:@min-card:@max-phone:not-first:flex-none',
  text: 't:@min-card:@max-phone:block t:@min-card:@max-phone:truncate',
  note: cx(DOT, 't:@min-card:@max-phone:flex t:@min-card:@max-phone:*:truncate'),
} as const;

const LINES = cx(FACTS, 't:empty:hidden');
const NOTE = 't:basis-full t:@min-wide:basis-auto';
/** In px. */
const NOTE_WIDTH = 120;

const Fact = ({ label, icon, text, isOnOneLine }: RowFact & { isOnOneLine: boolean }) => (
  <li
    className={cx(
      't:flex t:min-w-0 t:items-start t:gap-1.25 t:text-label t:text-muted t:wrap-anywhere',
      isOnOneLine && [ON_ONE_LINE.fact, DOT],
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
      <bdi className={isOnOneLine ? ON_ONE_LINE.text : undefined}>{text}</bdi>
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
