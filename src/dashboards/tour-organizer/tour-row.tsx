'use client';
import type { ReactNode } from 'react';
import { StatusBadge } from '../../components/badge/index.js';
import { type RowFact, RowItem } from '../../components/row-list/index.js';
import { SeatTriangles } from '../../components/seat-bar/index.js';
import { Skeleton, useLoading } from '../../components/skeleton/index.js';
import { type PrivateTour, statusTone } from '../../domain/index.js';
import { tourMessages } from '../../i18n/compiled/en/tour.js';
import { useMessages } from '../../i18n/use-messages.js';
import { CalendarDays } from '../../icons/compiled/calendar-days.js';
import { MapPin } from '../../icons/compiled/map-pin.js';
import { type JoinFacts, namesByKey } from '../../lib/text.js';

export interface TourRowProps {
  tour: PrivateTour;
  /** Completes the name of its bar, to tell it from others. @default its title */
  of?: string | undefined;
  /** Below its status: when it starts. @default nothing */
  due?: ReactNode | undefined;
  onOpen?: (() => void) | undefined;
  /** Names the button that does. @default as `of` */
  openLabel?: string | undefined;
  /** Stands before the row: a picture. */
  lead?: ReactNode | undefined;
  /** Stands at its end: a button. */
  action?: ReactNode | undefined;
}

/** A name for each tour, told apart by its dates and so on where titles are equal. */
export const tourNames = (tours: readonly PrivateTour[], joinFacts: JoinFacts): ReadonlyMap<string, string> =>
  namesByKey(tours, ({ title, dates, destination, theme }) => [title, dates, destination, theme], joinFacts);

export function useTourFacts({ destination, dates }: PrivateTour): readonly RowFact[] {
  const t = useMessages(tourMessages);
  return [
    { label: t['tour.destination'], icon: <MapPin />, text: destination, skeletonWidth: 168 },
    { label: t['tour.dates'], icon: <CalendarDays />, text: dates, skeletonWidth: 112 },
  ];
}

const BADGES = 't:grid t:min-w-rem-6.5 t:gap-0.5 t:@max-phone:contents';

/** A tour: where, when and what about, the status, and how full it is. */
export function TourRow({ tour, of = tour.title, due, onOpen, openLabel = of, lead, action }: TourRowProps) {
  const loading = useLoading();
  const { title, theme, participants, maxParticipants } = tour;
  return (
    <RowItem
      lead={lead}
      title={title}
      onOpen={onOpen}
      openLabel={openLabel}
      facts={useTourFacts(tour)}
      note={theme.trim() === '' ? undefined : <bdi>{theme}</bdi>}
      end={
        <div className="t:flex t:min-w-0 t:flex-auto t:flex-wrap t:items-center t:gap-x-6 t:gap-y-2">
          {/* The badges of a list share a width of 84 px, with days 104 px, so that the bars beside them stand in one column. */}
          <span className={BADGES}>
            {loading ? (
              <Skeleton width={84} height={24} shape="pill" />
            ) : (
              <StatusBadge
                status={tour.status}
                tone={statusTone('privateTour', tour.status)}
                className="t:justify-center"
              />
            )}
            {due ? <span className="t:@max-phone:order-1 t:@max-phone:basis-full">{due}</span> : null}
          </span>
          {/* 168 px wide at normal text size; where the list is narrow, what the badge leaves. */}
          <div className="t:w-rem-10.5 t:min-w-0 t:@max-phone:w-auto t:@max-phone:grow t:@max-phone:basis-rem-9">
            <SeatTriangles of={of} participants={participants} maxParticipants={maxParticipants} />
          </div>
          {action}
        </div>
      }
    />
  );
}
