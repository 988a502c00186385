'use client';
import { useMemo } from 'react';
import { StatusBadge, useSampleData } from '../../components/badge/index.js';
import { CoverArt, type CoverArtScene, coversFor } from '../../components/cover-art/index.js';
import { EmptyState } from '../../components/empty-state/index.js';
import type { PagerControl } from '../../components/pager/index.js';
import { RowList } from '../../components/row-list/index.js';
import { SeatTriangles, seatsOf } from '../../components/seat-bar/index.js';
import { Skeleton, SkeletonLine } from '../../components/skeleton/index.js';
import type { GridColumnModel } from '../../data-grid/index.js';
import { firstDay, type PrivateTour, privateTours, statusTone } from '../../domain/index.js';
import { useJoinFacts } from '../../i18n/sentences.js';
import {
  DashboardPanel,
  Due,
  emptyRow,
  joinByDots,
  LateList,
  panelOf,
  RowButton,
  type SheetContent,
  SheetDays,
  statusColumn,
  totalRows,
  useOpenLabel,
  useRowSheet,
} from '../shared/index.js';
import { type I18n, useI18n } from './i18n.js';
import type { TourOrganizerData } from './reads.js';
import type { TourOrganizerActions } from './tour-organizer-dashboard.js';
import { TourRow, type TourRowProps, tourNames } from './tour-row.js';

/** Tab with every tour and its participants, searched and filtered (spec: 2.organizer-tours). */
export function PrivateToursTab({ data, ...actions }: { data: TourOrganizerData } & TourOrganizerActions) {
  const { items } = data.privateTours;
  const total = totalRows(data.privateTours, data.stats, 'activeTours');
  const { t, format } = useI18n();
  const { timeZone } = format;
  const columns = useMemo(() => tourColumns(t, timeZone), [t, timeZone]);
  const title = t['organizer.tours.title'];
  return (
    <DashboardPanel
      slot="private-tours"
      title={title}
      count={items.length}
      total={total}
      countLabel={t['organizer.tours.counted']({ count: total ?? items.length })}
      {...panelOf(data, 'privateTours')}
    >
      <LateList columns={columns} rows={items} searchLabel={t['list.tours.search']} skeletonRows={6}>
        {(shown, paging) => (
          <TourList label={title} tours={shown} all={items} manage={actions} skeletonRows={6} {...paging} />
        )}
      </LateList>
    </DashboardPanel>
  );
}

const seatsLeftOf = ({ participants, maxParticipants }: PrivateTour) => {
  const { taken, seats, over } = seatsOf(participants, maxParticipants);
  return seats > 0 ? seats - taken - over : undefined;
};

const tourColumns = (t: I18n['t'], timeZone: string | undefined): readonly GridColumnModel<PrivateTour>[] => [
  { key: 'tour', header: t['list.tour'], value: ({ title }) => title },
  { key: 'destination', header: t['tour.destination'], value: ({ destination }) => destination },
  { key: 'theme', header: t['list.theme'], value: ({ theme }) => theme },
  {
    key: 'dates',
    header: t['tour.dates'],
    kind: 'date',
    value: ({ dates }) => firstDay(dates, timeZone),
    filter: true,
  },
  { key: 'seats', header: t['list.seats-left'], kind: 'amount', value: seatsLeftOf },
  statusColumn(t['list.status'], t),
];

interface TourListProps extends PagerControl {
  label: string;
  tours: readonly PrivateTour[];
  /** All tours, shown or not: the sheet may show any of them. @default `tours` */
  all?: readonly PrivateTour[] | undefined;
  /** Adds a 'Manage' button to each row. @default no button */
  manage?: Pick<TourOrganizerActions, 'onManageTour'> | undefined;
  /** Returns the days until a tour starts, which the row then shows. @default not shown */
  daysUntil?: ((tour: PrivateTour) => number) | undefined;
  skeletonRows: number;
}

export function TourList({
  label,
  tours,
  all = tours,
  manage,
  daysUntil,
  skeletonRows,
  ...paging
}: TourListProps) {
  const joinFacts = useJoinFacts();
  const names = useMemo(() => tourNames(tours, joinFacts), [tours, joinFacts]);
  const { t } = useI18n();
  const isSample = useSampleData();
  const { open, sheet } = useRowSheet(all, useTourSheet(manage));
  const openLabel = useOpenLabel<PrivateTour>(({ title, dates, destination, theme }) => [
    title,
    dates,
    destination,
    theme,
  ]);
  return (
    <>
      <RowList
        aria-label={label}
        rows={tours}
        rowKey={({ key }) => key}
        {...paging}
        skeletonRows={skeletonRows}
        skeletonRow={
          <OrganizerTourRow
            tour={PLACEHOLDER}
            manage={manage}
            due={daysUntil && <SkeletonLine width={96} height={12} />}
            onOpen={ignore}
          />
        }
        empty={<EmptyState title={t['organizer.tours.empty']}>{t['organizer.tours.how-to']}</EmptyState>}
      >
        {(tour, index, shown) => (
          <OrganizerTourRow
            tour={tour}
            of={names.get(tour.key)}
            cover={coversFor(shown)[index]}
            manage={manage}
            due={daysUntil && <Due days={daysUntil(tour)} text={t['needs.starts']} />}
            onOpen={isSample ? undefined : () => open(tour, shown)}
            openLabel={openLabel(tour, shown)}
          />
        )}
      </RowList>
      {sheet}
    </>
  );
}

/** Callback of a skeleton row, so that its lines keep their place. */
const ignore = (): void => undefined;

const PLACEHOLDER = emptyRow(privateTours, 'placeholder', { theme: 'theme' });

interface OrganizerTourRowProps
  extends Pick<TourListProps, 'manage'>,
    Pick<TourRowProps, 'tour' | 'of' | 'due' | 'onOpen' | 'openLabel'> {
  cover?: CoverArtScene | undefined;
}

function OrganizerTourRow({ cover, manage, ...row }: OrganizerTourRowProps) {
  const { tour, of = tour.title } = row;
  return (
    <TourRow
      {...row}
      lead={
        cover ? (
          <span className="t:size-18 t:flex-none t:overflow-clip t:rounded-control">
            <CoverArt scene={cover} />
          </span>
        ) : (
          <Skeleton className="t:flex-none" width={72} height={72} shape="control" />
        )
      }
      action={manage && <ManageButton tour={tour} of={of} manage={manage} />}
    />
  );
}

interface ManageButtonProps {
  tour: PrivateTour;
  of: string;
  manage: Pick<TourOrganizerActions, 'onManageTour'>;
}

function ManageButton({ tour, of, manage: { onManageTour } }: ManageButtonProps) {
  const { t } = useI18n();
  return (
    <RowButton
      skeletonWidth={75}
      aria-label={t['organizer.tours.manage-tour']({ title: of })}
      className="t:@max-phone:flex-auto"
      onPress={onManageTour && (() => onManageTour(tour))}
    >
      {t['organizer.tours.manage']}
    </RowButton>
  );
}

function useTourSheet(manage: TourListProps['manage']): (tour: PrivateTour) => SheetContent {
  const { t } = useI18n();
  return (tour) => {
    const { title, destination, dates, theme, participants, maxParticipants, status } = tour;
    return {
      title,
      subtitle: joinByDots(destination, theme),
      actions: manage && <ManageButton tour={tour} of={title} manage={manage} />,
      children: (
        <>
          <div className="t:flex t:flex-wrap t:items-center t:justify-between t:gap-3">
            <SeatTriangles of={title} participants={participants} maxParticipants={maxParticipants} />
            <StatusBadge status={status} tone={statusTone('privateTour', status)} />
          </div>
          <SheetDays term={t['tour.dates']} dates={dates} pending={false} />
        </>
      ),
    };
  };
}
