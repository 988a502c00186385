'use client';
import { useDecisions } from '../../components/request-actions/index.js';
import { seatsOf } from '../../components/seat-bar/index.js';
import { NEEDED_ROWS, OVERVIEW_REQUESTS, OVERVIEW_TOURS } from '../../domain/constants.js';
import type { Application, PrivateTour } from '../../domain/index.js';
import { takesPlace } from '../../domain/status.js';
import { rich } from '../../i18n/message.js';
import { Sentence } from '../../i18n/sentence.js';
import { useGrammar } from '../../i18n/use-formatters.js';
import {
  strongInNote as b,
  keepsPlace,
  NeedsPart,
  NeedsYou,
  neededOf,
  panelOf,
  soonestFirst,
  TabLink,
  totalRows,
  useDaysUntil,
} from '../shared/index.js';
import { ApplicationList } from './applications-tab.js';
import { useI18n } from './i18n.js';
import { TourList } from './private-tours-tab.js';
import type { TourOrganizerData } from './reads.js';
import type { TourOrganizerActions } from './tour-organizer-dashboard.js';

/** A sentence that takes two lines on a phone, and one that takes one. */
const NOTE_WIDTHS = [184, 184, 216] as const;

const seatsLeft = ({ participants, maxParticipants }: PrivateTour): number => {
  const { taken, seats } = seatsOf(participants, maxParticipants);
  return seats - taken;
};

interface OrganizerNeedsProps {
  data: TourOrganizerData;
  actions: TourOrganizerActions;
  now: Date | undefined;
}

/** The first tours and applications (spec: 9.first-two), then open tours and pending applications. */
export function OrganizerNeeds({ data, actions, now }: OrganizerNeedsProps) {
  const { t, format } = useI18n();
  const daysUntil = useDaysUntil(now);
  const decisions = useDecisions();
  const { privateTours, applications, isLoading, failureOf } = data;
  const isKnown = (part: 'privateTours' | 'applications'): boolean =>
    !data[part].isSample && !isLoading(part) && !failureOf(part);
  const isOpen = (tour: PrivateTour) =>
    isKnown('privateTours') && takesPlace(tour.status) && seatsLeft(tour) > 0 && daysUntil(tour) >= 0;
  const isPending = (application: Application) => keepsPlace(decisions, application);
  const waits = (application: Application) => isKnown('applications') && isPending(application);
  const tours = neededOf(privateTours.items, OVERVIEW_TOURS, isOpen, daysUntil);
  const experts = neededOf(applications.items, OVERVIEW_REQUESTS, waits);
  const loading = isLoading('privateTours', 'applications');
  const open = soonestFirst(privateTours.items.filter(isOpen), daysUntil);
  const waiting = applications.items.filter(waits).length;
  const days = open[0] ? daysUntil(open[0]) : 0;
  const { relativeDayPieces } = useGrammar();
  const when = <Sentence text={rich(...relativeDayPieces(days, (figure) => b(format.number(figure))))} />;
  const seats = open.reduce((sum, tour) => sum + seatsLeft(tour), 0);
  const tourList = { all: privateTours.items, daysUntil };
  const expertList = { all: applications.items, actions, isSelectable: false };
  const pending = applications.items.filter(isPending).length;
  const total = totalRows(applications, data.stats, 'pendingApplications', pending);
  return (
    <NeedsYou
      count={isKnown('privateTours') || isKnown('applications') ? open.length + waiting : null}
      shown={tours.waiting + experts.waiting}
      notes={[
        open.length > 0 ? t['needs.open-seats']({ seats, tours: open.length, when, b }, format) : null,
        waiting > 0 ? t['organizer.help.experts']({ waiting, b }, format) : null,
      ]}
      noteWidths={NOTE_WIDTHS}
      more={null}
      loading={loading}
      resetKeys={[privateTours, applications]}
    >
      <NeedsPart
        slot="active-tours"
        title={t['organizer.overview.active-tours']}
        action={<TabLink tab="private-tours">{t['organizer.overview.all-tours']}</TabLink>}
        {...panelOf(data, 'privateTours')}
      >
        <TourList
          {...tourList}
          label={t['organizer.overview.active-tours']}
          tours={tours.first}
          skeletonRows={NEEDED_ROWS}
        />
        {tours.others.length > 0 ? (
          <TourList {...tourList} label={t['needs.title']} tours={tours.others} skeletonRows={0} />
        ) : null}
      </NeedsPart>
      <NeedsPart
        slot="applications"
        title={t['organizer.applications.title']}
        count={applications.items.length}
        total={total}
        countLabel={t['organizer.applications.counted']({ count: total ?? applications.items.length })}
        action={<TabLink tab="applications">{t['organizer.overview.all-applications']}</TabLink>}
        {...panelOf(data, 'applications')}
      >
        <ApplicationList {...expertList} applications={experts.first} skeletonRows={NEEDED_ROWS} />
        {experts.others.length > 0 ? (
          <ApplicationList
            {...expertList}
            label={t['needs.title']}
            applications={experts.others}
            skeletonRows={0}
          />
        ) : null}
      </NeedsPart>
    </NeedsYou>
  );
}
