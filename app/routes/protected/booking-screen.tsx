import 'tapa-ui/dashboards.css';
import { type ReactNode, Suspense } from 'react';
import { useLocation, useParams } from 'react-router-dom';
import { ActionButton, useAction } from 'tapa-ui/action-button';
import { StatusBadge } from 'tapa-ui/badge';
import { Button } from 'tapa-ui/button';
import { CoverArt } from 'tapa-ui/cover-art';
import { RoleTopBar } from 'tapa-ui/dashboards/shell';
import { type Booking, bookings, dashboardKindForRole, statusTone } from 'tapa-ui/domain';
import { EmptyState } from 'tapa-ui/empty-state';
import { ErrorRow } from 'tapa-ui/error-fallback';
import { CalendarDays, MapPin } from 'tapa-ui/icons';
import { LoadingScreen } from 'tapa-ui/loading-screen';
import { PageFrame } from 'tapa-ui/page-frame';
import { Card, DefinitionLines } from 'tapa-ui/panel';
import { useFormatters, useTranslatedRows } from 'tapa-ui/theme';
import { useSaveFile } from 'tapa-ui/toast';
import { useBookings } from '../../api/queries/reads';
import { NoticePlace } from '../../layout/offline-notice';
import { usePageMeta } from '../../layout/page-meta';
import { RouteFocus } from '../../layout/route-focus';
import { useLogoutFor } from '../../shell/account-menu';
import { useUser } from '../../shell/guards';
import { SignInEnded } from '../../shell/sign-in-ended';
import { bookingNumber, calendarFile, daysOf } from './calendar-file';

const TRIPS_PATH = '/dashboard?tab=trips';

const PAGE_TITLE = 'Booking';

export default function BookingPage() {
  const user = useUser();
  const { pathname } = useLocation();
  const kind = dashboardKindForRole(user.role);
  const logout = useLogoutFor(kind);
  return (
    <PageFrame
      topBar={<RoleTopBar user={user} dashboard={kind} currentPath={pathname} onLogout={logout} />}
      banner={<NoticePlace />}
    >
      <Suspense fallback={<LoadingScreen fullHeight />}>
        <BookingScreen />
      </Suspense>
    </PageFrame>
  );
}

export function BookingScreen() {
  const { id } = useParams();
  const { data, isPending, isError, refetch } = useBookings(id !== undefined);
  // Only bookings of the answer, never samples. Their ids may be numbers, unlike the path's.
  const rows = useTranslatedRows(bookings, bookings.sanitize(data).items);
  if (id === undefined) {
    return (
      <BookingNotice title="No booking chosen">
        Open one of your trips to see its dates, its place and its status here.
      </BookingNotice>
    );
  }
  if (isPending) return <LoadingBooking />;
  const booking = rows.find((row) => String(row.id) === id);
  if (booking) return <ShownBooking booking={booking} />;
  if (isError) return <UnreadBooking onRetry={() => void refetch()} />;
  return (
    <BookingNotice title="Booking not found">
      We could not find this booking among yours. It may belong to another account, or its address may be
      incomplete.
    </BookingNotice>
  );
}

function LoadingBooking() {
  usePageMeta({ title: PAGE_TITLE, noindex: true });
  return <LoadingScreen />;
}

function ShownBooking({ booking }: { booking: Booking }) {
  usePageMeta({ title: booking.listingTitle, noindex: true });
  return (
    <div className="mx-auto max-w-180 pt-8">
      <RouteFocus />
      <BookingDetails booking={booking} />
      <p className="mt-4 mb-0 flex flex-wrap gap-2 print:hidden">
        <Button href={TRIPS_PATH}>All trips</Button>
        {daysOf(booking) ? <CalendarButton booking={booking} /> : null}
        <Button variant="quiet" onClick={() => window.print()}>
          Print
        </Button>
      </p>
    </div>
  );
}

function BookingDetails({ booking }: { booking: Booking }) {
  const format = useFormatters();
  const { listingTitle, destination, checkIn, checkOut, status } = booking;
  return (
    <Card className="overflow-clip">
      <div className="aspect-video overflow-clip print:hidden">
        <CoverArt subject={{ title: listingTitle, destination }} />
      </div>
      <div className="grid gap-3 p-6 [&>p]:my-0">
        <h1 tabIndex={-1} className="my-0 font-display text-title-page text-balance wrap-anywhere">
          <bdi>{listingTitle}</bdi>
        </h1>
        <p className="flex items-center gap-2 text-muted">
          <MapPin className="icon-20 stroke-[1.75]" aria-hidden="true" />
          <bdi>{destination}</bdi>
        </p>
        <p>
          <StatusBadge status={status} tone={statusTone('booking', status)} />
        </p>
        <DefinitionLines
          lines={[
            { term: 'Dates', value: format.dateRange(checkIn, checkOut) },
            { term: 'Check-in', value: format.dateWithWeekday(checkIn) },
            { term: 'Check-out', value: format.dateWithWeekday(checkOut) },
            {
              term: 'Booking number',
              value: <bdi className="whitespace-normal wrap-anywhere">{bookingNumber(booking.id)}</bdi>,
            },
          ]}
        />
      </div>
    </Card>
  );
}

function CalendarButton({ booking }: { booking: Booking }) {
  const saveFile = useSaveFile();
  const save = useAction(
    async () => {
      try {
        return await calendarFile(booking, window.location.host);
      } catch (error) {
        reportError(error);
        throw error;
      }
    },
    {
      title: 'The calendar file could not be made',
      onDone: (file) => file && saveFile(file, `booking-${booking.id}.ics`),
    },
  );
  return (
    <ActionButton action={save} variant="quiet" icon={<CalendarDays />}>
      Add to calendar
    </ActionButton>
  );
}

function BookingNotice({ title, children }: { title: string; children: string }) {
  return (
    <BookingFrame title={title}>
      <EmptyState
        title={title}
        headingLevel={2}
        action={
          <Button variant="primary" href={TRIPS_PATH}>
            All trips
          </Button>
        }
      >
        {children}
      </EmptyState>
    </BookingFrame>
  );
}

function UnreadBooking({ onRetry }: { onRetry: () => void }) {
  return (
    <BookingFrame title={PAGE_TITLE}>
      <ErrorRow
        className="border-0 pt-0"
        subject="The booking"
        message="The connection or our server failed. Try again in a moment."
        onRetry={onRetry}
      />
    </BookingFrame>
  );
}

function BookingFrame({ title, children }: { title: string; children: ReactNode }) {
  usePageMeta({ title, noindex: true });
  return (
    <div className="mx-auto max-w-180 pt-8">
      <RouteFocus />
      <SignInEnded />
      <h1 tabIndex={-1} className="my-0 font-display text-title-page text-balance wrap-anywhere">
        {PAGE_TITLE}
      </h1>
      <Card className="mt-4 pt-6">{children}</Card>
    </div>
  );
}
