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
  /**
   * The offer. Its `photo` resolves over the cover once it is loaded. The address is used as it is: check untrusted ones
   * with `safeImageUrl` first, as `listings.sanitize` does.
   */
  listing: ListingData;
  /** The cover. `coversFor` gives those of a list, each another. @default what the title and category call for */
  cover?: CoverArtScene | undefined;
  /** Level of the title in the page's outline. @default 3 */
  headingLevel?: 2 | 3 | 4 | 5 | 6 | undefined;
  /** Where the card leads: the whole card becomes a link. */
  href?: string | undefined;
  /** Completes the name of Save, to tell it from others: 'Reef House, 4.8'. @default the title */
  of?: string | undefined;
  /** Classes of yours for its parts, by their `data-slot`. */
  classNames?: ListingCardClasses | undefined;
  /**
   * Called when the reader wants to save the listing. Without it the button does nothing. With a promise the button says
   * that it works, then 'Saved', or what went wrong.
   */
  onSave?: ((listing: ListingData) => unknown) | undefined;
  /** True where it is saved. @default not, until a promise of `onSave` is kept */
  saved?: boolean | undefined;
  /** Called when the reader presses 'Saved'; may return a promise. Without it what is saved stays so. */
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
 * A place to stay or something to do: cover, title, rating, price per night and a Save button. Inside an active
 * `Loading` it is a skeleton of the same size. Sample data is quieter, and can be neither opened nor saved.
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

/** 15 px with a line of 22; the line grows with the text. */
const TITLE_STYLE =
  't:min-w-0 t:grow t:basis-rem-9 t:text-[calc(0.9375*var(--tapa-rem,1rem))] t:leading-[1.4667] t:font-semibold t:text-pretty t:wrap-anywhere';

/** Title and rating; for large text the rating goes below. */
const CARD_HEAD = 't:flex t:flex-wrap t:content-start t:items-start t:gap-x-4 t:gap-y-1';

interface SaveButtonProps extends Pick<ListingCardProps, 'listing' | 'onSave' | 'saved' | 'onUnsave'> {
  of: string;
}

/** Save, or 'Saved' once that is so, and below them what could not be saved. */
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

/** The card's text as blocks; a title takes two lines in most cards. */
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

/**
 * A photo over the cover art, which stays where the photo is not there yet or cannot be loaded. It takes no room of its own.
 * Give it the address as its key: another photo starts from the beginning.
 */
function ListingPhoto({ photo, classNames }: ListingPhotoProps) {
  const t = useMessages(listingMessages);
  const image = useRef<HTMLImageElement>(null);
  const [state, setState] = useState<'loading' | 'still' | 'woven' | 'failed'>('loading');
  // One that was kept, or that came before the page could hear of it, is there at once and does not move.
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
        // For browsers that read no stylesheet: the box has the shape.
        width={400}
        height={225}
        loading="lazy"
        decoding="async"
        onLoad={({ currentTarget }) => {
          const show = () => setState((before) => (before === 'loading' ? 'woven' : before));
          // Only what is decoded can resolve block by block.
          currentTarget.decode().then(show, show);
        }}
        onError={() => setState('failed')}
        className={cx(
          't:absolute t:inset-0 t:size-full t:object-cover',
          // Hidden from screen readers too: what it shows is not there. Without scripts nothing says that it has come.
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
