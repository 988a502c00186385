'use client';
import { cva } from 'class-variance-authority';
import {
  type ComponentPropsWithoutRef,
  forwardRef,
  type ReactNode,
  useCallback,
  useContext,
  useId,
  useRef,
  useState,
} from 'react';
import { panelMessages } from '../../i18n/compiled/en/panel.js';
import { Sentence } from '../../i18n/sentence.js';
import { useMessages } from '../../i18n/use-messages.js';
import { ChevronDown } from '../../icons/compiled/chevron-down.js';
import { ChevronRight } from '../../icons/compiled/chevron-right.js';
import { CircleAlert } from '../../icons/compiled/circle-alert.js';
import { OpenFoldsContext } from '../../lib/contexts.js';
import { cx, type PartClasses } from '../../lib/cx.js';
import { useBrowserLayoutEffect, useShows } from '../../lib/sizes.js';
import { Link } from '../../theme/index.js';
import { CountBadge, SampleChip, SampleData } from '../badge/index.js';
import { Loading, SkeletonLine, useLoading } from '../skeleton/index.js';
import { surfaceClasses } from './panel-parts.js';

/** Classes of a panel: `--panel-inset` is the padding at its sides, by the width of what the panel stands in. */
const PANEL_INSET =
  't:[--panel-inset:var(--tapa-panel-padding,calc(24px*var(--tapa-density)))] t:@max-phone:[--panel-inset:var(--tapa-panel-padding-compact,calc(16px*var(--tapa-density)))]';

/** Folds a panel on phones until its reader opens it. The stylesheet decides where: a server knows no width. */
function useFold(folds: boolean, title: string) {
  const opened = useContext(OpenFoldsContext);
  const [isOpen, setIsOpen] = useState(opened?.has(title) === true);
  const setOpen = useCallback(
    (isNowOpen: boolean) => {
      setIsOpen(isNowOpen);
      if (isNowOpen) opened?.add(title);
      else opened?.delete(title);
    },
    [opened, title],
  );
  const [isPhone, place] = useShows<HTMLSpanElement>();
  const content = useRef<HTMLDivElement>(null);
  const isFolded = folds && !isOpen;
  // Then the browser's search finds what is folded, and opens it.
  const isFindable = isFolded && isPhone && 'onbeforematch' in document;
  useBrowserLayoutEffect(() => {
    const { current } = content;
    if (!current || !isFindable) return;
    const open = () => setOpen(true);
    // React 18 knows no other value of `hidden` than true.
    current.setAttribute('hidden', 'until-found');
    current.addEventListener('beforematch', open);
    return () => {
      current.removeAttribute('hidden');
      current.removeEventListener('beforematch', open);
    };
  }, [isFindable, setOpen]);
  return {
    isFolded,
    toggle: () => setOpen(isFolded),
    isPhone,
    place,
    content,
    contentClasses: [
      isFindable && 't:print:[content-visibility:visible]',
      isFolded && !isFindable && `${FOLDED} t:noscript:block`,
    ],
  };
}

const head = cva(
  't:flex t:flex-wrap t:items-center t:gap-x-3 t:gap-y-2 t:px-panel-padding t:@max-phone:px-panel-padding-compact',
  {
    variants: {
      flat: {
        true: 't:min-h-touch-target t:border-t',
        false: 't:min-h-panel-header-height t:py-3 t:@max-phone:min-h-14',
      },
    },
  },
);

/** On paper all shows, and where no script could open it. */
const FOLDED = 't:not-print:@max-phone:hidden';
const FOLDED_LINE = `${FOLDED} t:noscript:flex`;

export interface PlainPanelProps extends Omit<ComponentPropsWithoutRef<'section'>, 'title'> {
  /** The title of the panel; it names the region. */
  title: string;
  /** Level of the title in the page's outline. @default 2 */
  headingLevel?: 2 | 3 | 4 | 5 | 6 | undefined;
  /** True within another panel: it has no surface of its own. @default false */
  flat?: boolean | undefined;
  /** Stands beside the title; hidden while loading. */
  marks?: ReactNode | undefined;
  /** Its sum in a few words beside the title: '84 of 96 taken'. While loading a block keeps its place. */
  summary?: string | undefined;
  /**
   * On phones only the head shows until the reader opens the rest, with this beside the title: its count, or its main figure
   * in a few words. While loading a block keeps its place. @default all of it always shows
   */
  foldsTo?: ReactNode | undefined;
  /** At the end of the head, e.g. a `PanelLink`. */
  action?: ReactNode | undefined;
  /** A line under the head, e.g. '2 items could not be shown'. */
  notice?: ReactNode | undefined;
  /** A line at the end, over a hairline. */
  footer?: ReactNode | undefined;
  /** Shows the content as a skeleton. @default whether the nearest `Loading` is active */
  loading?: boolean | undefined;
  /** Classes of yours for its parts, by their `data-slot`. */
  classNames?:
    | PartClasses<
        'panel-head' | 'panel-title' | 'panel-action' | 'panel-notice' | 'panel-content' | 'panel-foot'
      >
    | undefined;
  /** A list, a table, or a `PanelBody`. */
  children?: ReactNode | undefined;
}

/**
 * A `Panel` without a count and without the mark of sample data.
 *
 * @example
 * <PlainPanel title="Upcoming Trips">…</PlainPanel>
 */
export const PlainPanel = forwardRef<HTMLElement, PlainPanelProps>(function PlainPanel(
  {
    title,
    headingLevel = 2,
    flat = false,
    marks,
    summary,
    foldsTo,
    action,
    notice,
    footer,
    loading,
    classNames,
    className,
    children,
    ...rest
  },
  ref,
) {
  const titleId = useId();
  const contentId = useId();
  const contextLoading = useLoading();
  const isLoading = loading ?? contextLoading;
  const Heading = `h${headingLevel}` as const;
  const folds = foldsTo !== undefined;
  const { isFolded, toggle, isPhone, place, content, contentClasses } = useFold(folds, title);
  return (
    <section
      data-slot="panel"
      data-state={isLoading ? 'loading' : 'ready'}
      aria-labelledby={titleId}
      aria-busy={isLoading || undefined}
      className={cx(!flat && surfaceClasses, PANEL_INSET, className)}
      ref={ref}
      {...rest}
    >
      <div
        data-slot="panel-head"
        className={cx(head({ flat }), folds && 't:relative', classNames?.['panel-head'])}
      >
        {/* A long title takes two lines rather than push a short action below it. */}
        <div className="t:flex t:min-w-0 t:grow t:basis-rem-9 t:flex-wrap t:items-center t:gap-x-3 t:gap-y-2">
          <Heading
            id={titleId}
            data-slot="panel-title"
            className={cx(
              't:min-w-0 t:font-display t:text-title-panel t:text-balance t:wrap-anywhere',
              classNames?.['panel-title'],
            )}
          >
            {title}
          </Heading>
          {summary === undefined ? null : (
            <span className="t:text-label t:text-muted t:figures-in-text">
              {isLoading ? <SkeletonLine width={104} height={12} /> : <bdi>{summary}</bdi>}
            </span>
          )}
          {isLoading ? null : marks}
          {/* A line of its own, so that nothing moves when it is known. */}
          {isFolded ? (
            <span className="t:-mt-1.5 t:hidden t:basis-full t:text-label t:text-muted t:figures-in-text t:not-print:@max-phone:block t:noscript:hidden">
              {isLoading ? <SkeletonLine width={72} height={12} /> : <bdi>{foldsTo}</bdi>}
            </span>
          ) : null}
        </div>
        {action ? (
          <div
            data-slot="panel-action"
            className={cx(
              't:ms-auto t:flex t:items-center t:gap-2',
              folds && 't:relative t:z-1',
              isFolded && FOLDED_LINE,
              classNames?.['panel-action'],
            )}
          >
            {action}
          </div>
        ) : null}
        {folds ? (
          // Room for the button: on a server's page there is none, as it would do nothing.
          <span
            className="t:-my-2 t:-me-3 t:ms-auto t:hidden t:size-touch-target t:not-print:@max-phone:block"
            ref={place}
          >
            {isPhone ? (
              <button
                type="button"
                data-slot="panel-fold"
                aria-labelledby={titleId}
                aria-expanded={!isFolded}
                aria-controls={contentId}
                onClick={toggle}
                className="t:grid t:size-full t:place-items-center t:rounded-control t:stretched-link"
              >
                <ChevronDown aria-hidden="true" className={cx('t:icon-20', !isFolded && 't:rotate-180')} />
              </button>
            ) : null}
          </span>
        ) : null}
      </div>
      {notice && !isLoading ? (
        <p
          data-slot="panel-notice"
          className={cx(
            't:flex t:gap-1.5 t:px-panel-padding t:pb-3 t:text-label t:text-muted t:@max-phone:px-panel-padding-compact',
            isFolded && FOLDED_LINE,
            classNames?.['panel-notice'],
          )}
        >
          <span aria-hidden="true" className="t:flex t:h-lh t:items-center">
            <CircleAlert className="t:icon-16" />
          </span>
          <bdi>{notice}</bdi>
        </p>
      ) : null}
      {/* A skeleton says nothing: the region is busy. */}
      <div
        id={folds ? contentId : undefined}
        data-slot="panel-content"
        aria-hidden={isLoading || undefined}
        className={cx('t:min-w-0', contentClasses, classNames?.['panel-content'])}
        ref={content}
      >
        <Loading active={isLoading}>{children}</Loading>
      </div>
      {footer ? (
        <div
          data-slot="panel-foot"
          className={cx(
            't:flex t:flex-wrap t:min-h-12 t:items-center t:justify-between t:gap-3 t:border-t t:px-panel-padding t:py-3 t:text-label t:text-muted t:@max-phone:px-panel-padding-compact',
            isFolded && FOLDED_LINE,
            classNames?.['panel-foot'],
          )}
        >
          {typeof footer === 'string' ? <bdi>{footer}</bdi> : footer}
        </div>
      ) : null}
    </section>
  );
});

export interface PanelProps extends Omit<PlainPanelProps, 'marks'> {
  /** How many are shown, beside the title: '10,000'. Hidden while loading. */
  count?: number | undefined;
  /** How many there are in all. Where that is more, the count says so: '6 of 42 clients'. @default all are shown */
  total?: number | undefined;
  /** False where the count ends at '99+', as that of an inbox. @default true */
  exact?: boolean | undefined;
  /** The counted thing, for screen readers and where a part is shown: 'clients'. */
  countLabel?: string | undefined;
  /**
   * Marks what is shown as sample data: a chip, a quieter panel, and no buttons or links on the rows inside.
   * @default false
   */
  sample?: boolean | undefined;
}

/**
 * A titled region of a dashboard. Parts: `panel-head`, `panel-title`, `panel-notice`, `panel-content`, `panel-foot`.
 *
 * @example
 * <Panel title="Upcoming Trips" action={<PanelLink href="?tab=trips">All trips</PanelLink>} loading={isLoading}>…</Panel>
 */
export const Panel = forwardRef<HTMLElement, PanelProps>(function Panel(
  { count, total, exact = true, countLabel, sample = false, loading, className, children, ...rest },
  ref,
) {
  const contextLoading = useLoading();
  const isLoading = loading ?? contextLoading;
  const isSample = sample && !isLoading;
  return (
    <PlainPanel
      marks={
        <>
          {count === undefined ? null : (
            <CountBadge
              className="t:-ms-1"
              value={count}
              total={total}
              label={countLabel}
              tone="soft"
              exact={exact}
            />
          )}
          {isSample ? <SampleChip /> : null}
        </>
      }
      data-sample={isSample || undefined}
      loading={isLoading}
      className={cx(isSample && 't:sample-surface', className)}
      ref={ref}
      {...rest}
    >
      <SampleData active={isSample}>{children}</SampleData>
    </PlainPanel>
  );
});

export interface PanelLinkProps extends ComponentPropsWithoutRef<'a'> {
  /** Where it leads. */
  href: string;
  /** The subject for screen readers, where its own words do not say: 'Budget this month' (WCAG 2.4.9). */
  of?: string | undefined;
}

/**
 * A quiet link with a chevron, for the end of a panel's head. On deep panels it takes their text colour.
 *
 * @example
 * <PanelLink href="?tab=trips">All trips</PanelLink>
 */
export const PanelLink = forwardRef<HTMLAnchorElement, PanelLinkProps>(function PanelLink(
  { of, className, children, ...rest },
  ref,
) {
  const t = useMessages(panelMessages);
  // An element without text is named by the text after it.
  const own = typeof children === 'string' ? children : '';
  const shown = <span className="t:contents">{children}</span>;
  return (
    <Link
      data-slot="panel-link"
      className={cx(
        't:inline-flex t:min-h-6 t:items-center t:gap-1 t:rounded-xs t:font-text t:text-label t:leading-[1.5385] t:font-semibold t:text-brand-text',
        't:underline-offset-3 t:hover:underline t:in-data-[tapa-surface=deep]:text-on-deep',
        't:touch:min-h-touch-target',
        't:in-data-[slot=panel-head]:touch:-my-2.5',
        className,
      )}
      ref={ref}
      {...rest}
    >
      {of ? (
        <Sentence
          text={t['panel.link-of']({ link: own, of, b: () => shown })}
          rest={(text) => <span className="t:sr-only">{text}</span>}
        />
      ) : (
        shown
      )}
      <ChevronRight aria-hidden="true" className="t:icon-16 t:icon-directional" />
    </Link>
  );
});
