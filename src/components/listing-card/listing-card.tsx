'use client';
import { cva } from 'class-variance-authority';
import { type ComponentPropsWithoutRef, forwardRef, useEffect, useId, useRef, useState } from 'react';
import type { ListingData, Photo } from '../../domain/index.js';
import { listingMessages } from '../../i18n/compiled/en/listing.js';
import { saveMessages } from '../../i18n/compiled/en/save.js';
import { Sentence } from '../../i18n/sentence.js';
import { useFigures } from '../../i18n/use-figures.js';
import { useMessages } from '../../i18n/use-messages.js';
import { Heart } from '../../icons/compiled/heart.js';
import { Star } from '../../icons/compiled/star.js';
import { inertProps, useDrawsAction } from '../../lib/contexts.js';
import { cx, type PartClasses } from '../../lib/cx.js';
import { isPromise } from '../../lib/start-action.js';
import { useControllable } from '../../lib/state.js';
import { Link } from '../../theme/index.js';
import { ActionButton, ActionFailure, useAction } from '../action-button/index.js';
import { useSampleData } from '../badge/index.js';
import { CoverArt, type CoverArtScene } from '../cover-art/index.js';
import { Skeleton, SkeletonText, useLoading } from '../skeleton/index.js';

type ListingCardClasses = PartClasses<
  'listing-cover' | 'listing-photo' | 'listing-credit' | 'listing-title' | 'listing-rating' | 'listing-price'
>;

export interface ListingCardProps extends Omit<ComponentPropsWithoutRef<'article'>, 'children'> {
  /** Listing with an optional `photo`. Check an untrusted address of it with `safeImageUrl` first. */
  listing: ListingData;
  /** Cover art. `coversFor` returns different ones for a list. @default chosen by title and category */
  cover?: CoverArtScene | undefined;
  /** Heading level of the title. @default 3 */
  headingLevel?: 2 | 3 | 4 | 5 | 6 | undefined;
  /** Address that the whole card links to. */
  href?: string | undefined;
  /** Subject in the name of Save, to distinguish it: 'Reef House, 4.8'. @default the title */
  of?: string | undefined;
  /** Your classes for its parts, by `data-slot`. */
  classNames?: ListingCardClasses | undefined;
  /** Called by Save; may return a promise, whose error shows. Without it the button does nothing. */
  onSave?: ((listing: ListingData) => unknown) | undefined;
  /** True where it is saved. @default false, until a promise of `onSave` is fulfilled */
  saved?: boolean | undefined;
  /** Called by 'Saved'; may return a promise. Without it a saved listing stays saved. */
  onUnsave?: ((listing: ListingData) => unknown) | undefined;
}

const card = cva(
  't:root t:relative t:grid t:min-w-0 t:grid-rows-[auto_1fr] t:overflow-clip t:rounded-panel t:border t:bg-surface t:box-shadow-1',
  {
    variants: {
      sample: { true: 't:sample-surface', false: 't:transition-shadow t:hover:box-shadow-2' },
    },
  },
);

/**
 * Shows a place to stay or something to do: cover, title, rating, price per night and a Save button. Inside
 * an active `Loading` it is a skeleton of the same size. Sample data can be neither opened nor saved.
 *
 * @example
 * <ListingCard listing={listing} href={`/listing/${listing.id}`} onSave={({ id }) => save(id)} />
 */
export const ListingCard = forwardRef<HTMLElement, ListingCardProps>(function ListingCard(
  { listing, cover, headingLevel = 3, href, of, onSave, saved, onUnsave, classNames, className, ...rest },
  ref,
) {
  const loading = useLoading();
  const sample = useSampleData();
  const titleId = useId();
  const drawsSave = useDrawsAction()(onSave);
  const canSave = drawsSave && !sample;
  const format = useFigures();
  const t = useMessages(listingMessages);
  const { photo, price, rating, title } = listing;
  const Heading = `h${headingLevel}` as const;
  return (
    <article
      data-slot="listing-card"
      data-state={loading ? 'loading' : 'ready'}
      aria-busy={loading || undefined}
      aria-labelledby={loading ? undefined : titleId}
      className={cx(card({ sample }), className)}
      ref={ref}
      {...rest}
    >
      <div
        data-slot="listing-cover"
        className={cx(
          't:relative t:aspect-16/9 t:overflow-clip t:bg-surface-sunken',
          classNames?.['listing-cover'],
        )}
      >
        {loading ? (
          <Skeleton height="100%" />
        ) : (
          <>
            <CoverArt {...(cover === undefined ? { subject: listing } : { scene: cover })} />
            {photo ? <ListingPhoto key={photo.src} photo={photo} classNames={classNames} /> : null}
          </>
        )}
      </div>
      <div className="t:grid t:grid-rows-[1fr_auto] t:gap-1 t:px-5 t:py-4 t:@max-phone:px-4">
        {loading ? (
          <CardSkeleton hasAction={drawsSave} />
        ) : (
          <>
            <div className={CARD_HEAD}>
              <Heading
                id={titleId}
                data-slot="listing-title"
                className={cx(TITLE_STYLE, classNames?.['listing-title'])}
              >
                {href === undefined || sample ? (
                  <bdi>{title}</bdi>
                ) : (
                  <Link href={href} className="t:stretched-link">
                    <bdi>{title}</bdi>
                  </Link>
                )}
              </Heading>
              <span
                data-slot="listing-rating"
                className={cx(
                  't:inline-flex t:items-center t:gap-1 t:leading-[1.5715] t:font-semibold t:figures',
                  classNames?.['listing-rating'],
                )}
              >
                <Star aria-hidden="true" className="t:icon-16 t:fill-current t:text-warning" />
                <span className="t:sr-only">{`${t['listing.rated']} `}</span>
                <bdi>{format.rating(rating)}</bdi>
              </span>
            </div>
            <div className="t:mt-2 t:flex t:items-center t:justify-between t:flex-wrap t:gap-x-3 t:gap-y-2">
              <span
                data-slot="listing-price"
                className={cx(
                  't:inline-flex t:flex-wrap t:items-baseline t:gap-x-1 t:text-muted',
                  classNames?.['listing-price'],
                )}
              >
                <Sentence
                  text={t['listing.price']({
                    price: format.money(price),
                    b: (text) => (
                      <b className="t:font-display t:text-figure-s t:text-brand-text t:figures">{text}</b>
                    ),
                  })}
                />
              </span>
              {canSave ? (
                <SaveButton
                  listing={listing}
                  of={of ?? title}
                  onSave={onSave}
                  saved={saved}
                  onUnsave={onUnsave}
                />
              ) : null}
            </div>
          </>
        )}
      </div>
    </article>
  );
});

/** 15 px with a line height of 22 px. */
const TITLE_STYLE =
  't:min-w-0 t:grow t:basis-rem-9 t:text-[calc(0.9375*var(--tapa-rem,1rem))] t:leading-[1.4667] t:font-semibold t:text-pretty t:wrap-anywhere';

const CARD_HEAD = 't:flex t:flex-wrap t:content-start t:items-start t:gap-x-4 t:gap-y-1';

interface SaveButtonProps extends Pick<ListingCardProps, 'listing' | 'onSave' | 'saved' | 'onUnsave'> {
  of: string;
}

function SaveButton({ listing, of, onSave, saved, onUnsave }: SaveButtonProps) {
  const t = useMessages(listingMessages);
  const saveText = useMessages(saveMessages);
  const [isSaved = false, setSaved] = useControllable(saved, false, undefined);
  const failed = saveText['save.failed']({ title: listing.title });
  const action = useAction(
    () => {
      const answer = isSaved ? onUnsave?.(listing) : onSave?.(listing);
      return isPromise(answer) ? Promise.resolve(answer).then(() => !isSaved) : undefined;
    },
    { title: failed, onDone: (isKept) => isKept !== undefined && setSaved(isKept) },
  );
  return (
    <>
      <ActionButton
        action={action}
        size="sm"
        variant={isSaved ? 'tonal' : 'secondary'}
        icon={<Heart className={cx(isSaved && 't:fill-current')} />}
        aria-label={isSaved ? saveText['save.saved-of']({ title: of }) : t['listing.save-of']({ title: of })}
        aria-pressed={isSaved}
        {...inertProps(onSave)}
        workingLabel={saveText['save.saving']}
        className="t:z-1"
      >
        {isSaved ? saveText['save.saved'] : t['listing.save']}
      </ActionButton>
      <ActionFailure action={action} title={failed} className="t:basis-full" />
    </>
  );
}

function CardSkeleton({ hasAction }: { hasAction: boolean }) {
  return (
    <>
      <div className={CARD_HEAD}>
        <span className={TITLE_STYLE}>
          <SkeletonText />
        </span>
        <Skeleton className="t:mt-1" width={40} height={14} />
      </div>
      <div className="t:mt-2 t:flex t:items-center t:justify-between t:min-h-button-height-sm t:touch:min-h-touch-target">
        <Skeleton width={104} height={18} />
        {hasAction ? <Skeleton shape="control" width={78} height={36} /> : null}
      </div>
    </>
  );
}

interface ListingPhotoProps {
  photo: Photo;
  classNames: PartClasses<'listing-photo' | 'listing-credit'> | undefined;
}

/** Overlays the cover art with a photo once it has loaded. Use its address as `key` to reset the state. */
function ListingPhoto({ photo, classNames }: ListingPhotoProps) {
  const t = useMessages(listingMessages);
  const image = useRef<HTMLImageElement>(null);
  const [state, setState] = useState<'loading' | 'still' | 'woven' | 'failed'>('loading');
  // A cached photo, or one that loaded before hydration, shows at once without animation.
  useEffect(() => {
    if (image.current?.complete && image.current.naturalWidth > 0) setState('still');
  }, []);
  if (state === 'failed') return null;
  const isShown = state !== 'loading';
  return (
    <>
      <img
        data-slot="listing-photo"
        data-state={isShown ? 'ready' : 'loading'}
        src={photo.src}
        alt={photo.alt}
        // For pages without the stylesheet, which sizes the photo by its box.
        width={400}
        height={225}
        loading="lazy"
        decoding="async"
        onLoad={({ currentTarget }) => {
          const show = () => setState((before) => (before === 'loading' ? 'woven' : before));
          // The animation by blocks needs a decoded image.
          currentTarget.decode().then(show, show);
        }}
        onError={() => setState('failed')}
        className={cx(
          't:absolute t:inset-0 t:size-full t:object-cover',
          // Hidden from screen readers too until it has loaded. Without scripts nothing could show it later.
          !isShown && 't:invisible t:[@media(scripting:none)]:visible',
          state === 'woven' && 't:animate-weave',
          classNames?.['listing-photo'],
        )}
        ref={image}
      />
      {isShown && photo.credit ? (
        <span
          data-slot="listing-credit"
          className={cx(
            't:absolute t:start-2 t:bottom-2 t:line-clamp-2 t:max-w-[calc(100%-16px)] t:rounded-sm t:bg-surface t:px-1.5 t:py-0.5',
            't:text-caption t:text-muted t:own-direction t:wrap-anywhere t:forced-colors:border',
            classNames?.['listing-credit'],
          )}
        >
          {t['listing.credit']({ credit: photo.credit })}
        </span>
      ) : null}
    </>
  );
}
