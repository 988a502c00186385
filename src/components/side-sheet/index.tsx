'use client';
import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from 'react';
import { cx, type PartClasses } from '../../lib/cx.js';
import { useLayerPart } from '../../lib/layers.js';
import { lazyPart } from '../../lib/lazy-part.js';

export interface SideSheetProps {
  open: boolean;
  /** Called when the reader closes it: by Close, Escape, or a press outside. */
  onClose: () => void;
  /** Heading: 'Delma Kila'. */
  title: string;
  /** An `Avatar` of 40 px, before the heading. */
  lead?: ReactNode | undefined;
  /** Line under the heading: 'Goroka · Festival package'. */
  subtitle?: ReactNode | undefined;
  /** Position in the list: 'Booking 6 of 10,000'. */
  position?: string | undefined;
  /** Shows the previous row, also by the Up key; `null` at the first one. @default no such button */
  onPrevious?: (() => void) | null | undefined;
  /** Shows the next row, also by the Down key; `null` at the last one. @default no such button */
  onNext?: (() => void) | null | undefined;
  /** URL of the row, for 'Copy link'. @default no such button */
  link?: string | undefined;
  /** Footer: one primary button and at most two others. */
  actions?: ReactNode | undefined;
  /** Returns the element to focus on close: the row shown last. @default the element focused on open */
  returnFocus?: (() => HTMLElement | null | undefined) | undefined;
  /** Body: `SheetFields` and related content. */
  children?: ReactNode | undefined;
  className?: string | undefined;
  /** Classes for its parts, by `data-slot`. */
  classNames?:
    | PartClasses<'side-sheet-bar' | 'side-sheet-title' | 'side-sheet-body' | 'side-sheet-foot'>
    | undefined;
}

const CONTENT = lazyPart(async () => ({ default: (await import('./sheet-content.js')).SheetContent }));

/** Preloads the sheet's code, e.g. when a row is hovered. A failure is ignored: opening tries again. */
export const preloadSideSheet = (): void => {
  CONTENT.preload().catch(() => undefined);
};

/**
 * One row of a list with all its fields, at the page's inline end over a scrim: 480 px wide, full width on
 * phones. It is modal: focus moves to its heading, stays inside, and returns on close. It loads on demand.
 * Parts: `side-sheet`, `side-sheet-bar`, `side-sheet-title`, `side-sheet-body`, `side-sheet-foot`.
 *
 * @example
 * <SideSheet open={row !== undefined} onClose={close} title={row.clientName} position="Booking 6 of 10,000"
 *   onPrevious={showPrevious} onNext={showNext} actions={<Button variant="primary">Generate Quote</Button>}>
 *   <SheetFields fields={fieldsOf(row)} />
 * </SideSheet>
 */
export function SideSheet(props: SideSheetProps) {
  const [Content] = useLayerPart(CONTENT, props.open, props.onClose);
  return Content ? <Content {...props} /> : null;
}

/** A labelled value of a sheet. */
export interface SheetField {
  /** Unique label: 'Destination'. */
  term: string;
  /** Value; fields without one are left out. Text may be in another direction than the page. */
  value: ReactNode;
}

export interface SheetFieldsProps extends Omit<ComponentPropsWithoutRef<'dl'>, 'children'> {
  fields: readonly SheetField[];
}

const isEmpty = (value: ReactNode): boolean => value === null || value === undefined || value === '';

/**
 * All fields of one row, for the body of a `SideSheet`: labels in a column of 128 px, values beside them.
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
              {typeof value === 'string' ? <bdi>{value}</bdi> : value}
            </dd>
          </div>
        ))}
    </dl>
  );
});
