'use client';
import { type ComponentPropsWithoutRef, forwardRef, type ReactNode, useEffect } from 'react';
import { cx, type PartClasses } from '../../lib/cx.js';
import { lazyPart, useLazyPart } from '../../lib/lazy-part.js';
import { reportFailure } from '../../lib/start-action.js';

export interface SideSheetProps {
  /** True where it shows. */
  open: boolean;
  /** Called when the reader closes it: by Close, Escape, or a press beside it. */
  onClose: () => void;
  /** The title: 'Delma Kila'. */
  title: string;
  /** Stands before the heading: an `Avatar` of 40 px. */
  lead?: ReactNode | undefined;
  /** A line under the heading: 'Goroka · Festival package'. */
  subtitle?: ReactNode | undefined;
  /** Its place among the rows: 'Booking 6 of 10,000'. */
  position?: string | undefined;
  /** Shows the row before, also by the arrow key up; `null` at the first. @default no such button */
  onPrevious?: (() => void) | null | undefined;
  /** Shows the row after, also by the arrow key down; `null` at the last. @default no such button */
  onNext?: (() => void) | null | undefined;
  /** The address of what it shows, for 'Copy link'. @default no such button */
  link?: string | undefined;
  /** The foot: one primary button and at most two others. */
  actions?: ReactNode | undefined;
  /** Where focus goes when it closes: the row that was shown last. @default what had focus when it opened */
  returnFocus?: (() => HTMLElement | null | undefined) | undefined;
  /** The body: `SheetFields`, and what belongs to it. */
  children?: ReactNode | undefined;
  /** A class for the sheet. */
  className?: string | undefined;
  /** Classes of yours for its parts, by their `data-slot`. */
  classNames?:
    | PartClasses<'side-sheet-bar' | 'side-sheet-title' | 'side-sheet-body' | 'side-sheet-foot'>
    | undefined;
}

const CONTENT = lazyPart(async () => ({ default: (await import('./sheet-content.js')).SheetContent }));

/** Loads the sheet's code ahead, e.g. when the pointer comes to a row that opens in one. It may fail in silence: opening tries again. */
export const preloadSideSheet = (): void => {
  CONTENT.preload().catch(() => undefined);
};

/**
 * One row of a list with all its fields, at the end of the page over a scrim: 480 px wide, on phones as wide as the window.
 * It is modal: focus goes to its heading, stays inside, and returns when it closes. Its code loads when it first opens.
 * Parts: `side-sheet`, `side-sheet-bar`, `side-sheet-title`, `side-sheet-body`, `side-sheet-foot`.
 *
 * @example
 * <SideSheet open={row !== undefined} onClose={close} title={row.clientName} position="Booking 6 of 10,000"
 *   onPrevious={showPrevious} onNext={showNext} actions={<Button variant="primary">Generate Quote</Button>}>
 *   <SheetFields fields={fieldsOf(row)} />
 * </SideSheet>
 */
export function SideSheet(props: SideSheetProps) {
  const { open } = props;
  const [Content, load] = useLazyPart(CONTENT);
  useEffect(() => {
    if (open) load().catch(reportFailure);
  }, [open, load]);
  return Content ? <Content {...props} /> : null;
}

/** A field of what a sheet shows. */
export interface SheetField {
  /** The name: 'Destination'. Each once in a list. */
  term: string;
  /** Its value; a field without one is left out. */
  value: ReactNode;
}

export interface SheetFieldsProps extends Omit<ComponentPropsWithoutRef<'dl'>, 'children'> {
  /** The fields, in order. */
  fields: readonly SheetField[];
}

const isEmpty = (value: ReactNode): boolean => value === null || value === undefined || value === '';

/**
 * Every field of one row, for the body of a `SideSheet`: names in a column of 128 px, values beside them, rows of 44 px.
 *
 * @example
 * <SheetFields fields={[{ term: 'Destination', value: 'Goroka' }, { term: 'Value', value: '$2,150' }]} />
 */
export const SheetFields = forwardRef<HTMLDListElement, SheetFieldsProps>(function SheetFields(
  { fields, className, ...rest },
  ref,
) {
  return (
    <dl data-slot="sheet-fields" className={cx('t:root t:grid', className)} ref={ref} {...rest}>
      {fields
        .filter(({ value }) => !isEmpty(value))
        .map(({ term, value }) => (
          <div
            key={term}
            className="t:grid t:grid-cols-[calc(8*var(--tapa-rem,1rem))_minmax(0,1fr)] t:gap-4 t:border-t t:py-2.5 t:first:border-t-0"
          >
            <dt className="t:text-muted t:wrap-anywhere">{term}</dt>
            <dd className="t:font-medium t:wrap-anywhere">
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
    </dl>
  );
});
