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

const PANEL_INSET =
  't:[--panel-inset:var(--tapa-panel-padding,calc(24px*var(--tapa-density)))] t:@max-phone:[--panel-inset:var(--tapa-panel-padding-compact,calc(16px*var(--tapa-density)))]';

/** Folds a panel on phones until it is opened. CSS decides where, as the server knows no width. */
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
  // The browser's search finds and opens content with `hidden="until-found"`.
  const isFindable = isFolded && isPhone && 'onbeforematch' in document;
  useBrowserLayoutEffect(() => {
    const { current } = content;
    if (!current || !isFindable) return;
    const open = () => setOpen(true);
    // React 18 sets `hidden` to true only.
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

/** Folded content shows in print and without scripts. */
const FOLDED = 't:not-print:@max-phone:hidden';
const FOLDED_LINE = `${FOLDED} t:noscript:flex`;

export interface PlainPanelProps extends Omit<ComponentPropsWithoutRef<'section'>, 'title'> {
  /** Title of the panel; it names the region. */
  title: string;
  /** Heading level of the title. @default 2 */
  headingLevel?: 2 | 3 | 4 | 5 | 6 | undefined;
  /** True inside another panel: it has no surface. @default false */
  flat?: boolean | undefined;
  /** Badges beside the title; hidden while loading. */
  marks?: ReactNode | undefined;
  /** Short total beside the title: '84 of 96 taken'. A skeleton while loading. */
  summary?: string | undefined;
  /** Count or main figure to show while folded: the panel then folds on phones. @default it never folds */
  foldsTo?: ReactNode | undefined;
  /** Node at the end of the head, e.g. a `PanelLink`. */
  action?: ReactNode | undefined;
  /** Line under the head, e.g. '2 items could not be shown'. */
  notice?: ReactNode | undefined;
  /** Line at the end, above it a hairline. */
  footer?: ReactNode | undefined;
  /** Shows the content as a skeleton. @default whether the nearest `Loading` is active */
  loading?: boolean | undefined;
  /** Your classes for its parts, by `data-slot`. */
  classNames?:
    | PartClasses<
        'panel-head' | 'panel-title' | 'panel-action' | 'panel-notice' | 'panel-content' | 'panel-foot'
      >
    | undefined;
  /** Content: a list, a table, or a `PanelBody`. */
  children?: ReactNode | undefined;
}

/**
 * Renders a `Panel` without count and without the chip for sample data.
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
        {/* A long title wraps before the action does. */}
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
          {/* On a separate line, so that nothing moves when it has loaded. */}
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
          // Reserves the space of the button, which is rendered only on the client.
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
  /** Number of items shown, beside the title: '10,000'. Hidden while loading. */
  count?: number | undefined;
  /** Number of all items. If it exceeds `count`, both show: '6 of 42 clients'. @default all are shown */
  total?: number | undefined;
  /** False to show counts above 99 as '99+'. @default true */
  exact?: boolean | undefined;
  /** Counted noun, for screen readers and beside a `total`: 'clients'. */
  countLabel?: string | undefined;
  /** Marks the content as sample data: a chip, and no buttons or links on the rows. @default false */
  sample?: boolean | undefined;
}

/**
 * Renders a titled region of a dashboard.
 * Parts: `panel-head`, `panel-title`, `panel-notice`, `panel-content`, `panel-foot`.
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
  /** Address of the link. */
  href: string;
  /** Subject for screen readers, where the text does not name it: 'Budget this month' (WCAG 2.4.9). */
  of?: string | undefined;
}

/**
 * Renders a link with a chevron for the end of a panel's head. On deep surfaces it has their text colour.
 *
 * @example
 * <PanelLink href="?tab=trips">All trips</PanelLink>
 */
export const PanelLink = forwardRef<HTMLAnchorElement, PanelLinkProps>(function PanelLink(
  { of, className, children, ...rest },
  ref,
) {
  const t = useMessages(panelMessages);
  // The message takes a text only; `b` renders any children.
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
