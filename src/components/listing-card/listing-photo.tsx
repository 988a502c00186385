'use client';
import { useEffect, useRef, useState } from 'react';
import type { Photo } from '../../domain/index.js';
import { listingMessages } from '../../i18n/compiled/en/components.js';
import { useMessages } from '../../i18n/use-messages.js';
import { cx } from '../../lib/cx.js';
import type { PartClasses } from '../../lib/part-classes.js';

export interface ListingPhotoProps {
  photo: Photo;
  classNames: PartClasses<'listing-photo' | 'listing-credit'> | undefined;
}

/**
 * A photo over the cover art, which stays where the photo is not there yet or cannot be loaded. It takes no room of its own.
 * Give it the address as its key: another photo starts from the beginning.
 */
export function ListingPhoto({ photo, classNames }: ListingPhotoProps) {
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
