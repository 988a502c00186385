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
  /** Name for its bar, distinguished from equal ones. @default its title */
  of?: string | undefined;
  /** Text below its status: when it starts. @default none */
  due?: ReactNode | undefined;
  onOpen?: (() => void) | undefined;
  /** Label of the button that opens it. @default as `of` */
  openLabel?: string | undefined;
  lead?: ReactNode | undefined;
  action?: ReactNode | undefined;
}

/** Returns a name for each tour; equal titles are distinguished by dates, destination and theme. */
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
          {/* Badges in a list share a width of 84 px (104 px with days), so that their bars align. */}
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
          {/* 168 px wide at normal text size; in a narrow list, the rest beside the badge. */}
          <div className="t:w-rem-10.5 t:min-w-0 t:@max-phone:w-auto t:@max-phone:grow t:@max-phone:basis-rem-9">
            <SeatTriangles of={of} participants={participants} maxParticipants={maxParticipants} />
          </div>
          {action}
        </div>
      }
    />
  );
}
