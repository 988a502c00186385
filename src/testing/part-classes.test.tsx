import { cleanup, render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, expect, it } from 'vitest';
import { Banner } from '../components/banner/index.js';
import { BookingList, UpcomingBookings } from '../components/booking-list/index.js';
import { BottomNav } from '../components/bottom-nav/index.js';
import { DataTable } from '../components/data-table/index.js';
import { DialogPanel } from '../components/dialog/dialog-panel.js';
import { EmptyState } from '../components/empty-state/index.js';
import { Field } from '../components/field/index.js';
import { ListingCard } from '../components/listing-card/index.js';
import { Pager } from '../components/pager/index.js';
import { Panel } from '../components/panel/index.js';
import { RewardCard } from '../components/reward-card/index.js';
import { RowItem, RowList } from '../components/row-list/index.js';
import { StatTile } from '../components/stat-tile/index.js';
import { Tabs } from '../components/tabs/index.js';
import { ToastText } from '../components/toast/toaster.js';
import { PageHeader, TopBar } from '../components/top-bar/index.js';
import { UserMenu } from '../components/user-menu/index.js';
import { DataGrid, DataList } from '../data-grid/index.js';

afterEach(cleanup);

const LISTING = {
  id: 'a',
  title: 'Reef House',
  rating: 4.8,
  price: 90,
  category: 'cultural',
  photo: { src: '/reef-house.jpg', alt: 'The house', credit: '' },
};
const REWARD = { id: 'a', title: 'Kayak', condition: 'Once', points: 90, isLocked: false };

const BOOKING = {
  key: 'a',
  id: 'a',
  listingTitle: 'Reef House',
  destination: 'Nadi',
  checkIn: '2026-12-12',
  checkOut: '2026-12-15',
  status: 'confirmed',
};
const NOW = new Date('2026-11-21T10:00:00Z');
const BOOKING_PARTS = ['booking', 'booking-title', 'booking-destination', 'booking-dates'];

const rowKey = (row: string) => row;
const COLUMNS = [{ key: 'name', header: 'Name', value: rowKey, cell: (row: string) => row }];
const NAMES = Array.from({ length: 30 }, (_, index) => `Guest ${index}`);

type Shown = (classNames?: Record<string, string>) => ReactElement;

// Parts of each component, as named by its `classNames`.
const COMPONENTS: readonly [name: string, parts: readonly string[], shown: Shown][] = [
  [
    'StatTile',
    ['stat-label', 'stat-figure', 'stat-meta'],
    (classNames) => <StatTile label="Trips" value={6} classNames={classNames} />,
  ],
  [
    'Panel',
    ['panel-head', 'panel-title', 'panel-action', 'panel-notice', 'panel-content', 'panel-foot'],
    (classNames) => (
      <Panel title="Trips" action="All" notice="2 left out" footer="End" classNames={classNames} />
    ),
  ],
  [
    'PageHeader',
    ['page-title', 'page-help', 'page-action'],
    (classNames) => <PageHeader title="Trips" help="All of them" action="New" classNames={classNames} />,
  ],
  [
    'TopBar',
    ['top-bar-brand', 'top-bar-item', 'top-bar-end'],
    (classNames) => <TopBar items={[{ href: '/', label: 'Home' }]} end="Ana" classNames={classNames} />,
  ],
  [
    'ListingCard',
    ['listing-cover', 'listing-photo', 'listing-title', 'listing-rating', 'listing-price'],
    (classNames) => <ListingCard listing={LISTING} classNames={classNames} />,
  ],
  ['RewardCard', ['reward-title'], (classNames) => <RewardCard reward={REWARD} classNames={classNames} />],
  [
    'EmptyState',
    ['empty-state-art', 'empty-state-title', 'empty-state-text', 'empty-state-action'],
    (classNames) => (
      <EmptyState title="Nothing yet" action="Discover" classNames={classNames}>
        Save one.
      </EmptyState>
    ),
  ],
  ['Banner', ['banner-icon', 'banner-text'], (classNames) => <Banner classNames={classNames}>News</Banner>],
  [
    'Field',
    ['field', 'field-label', 'field-hint', 'field-error'],
    (classNames) => <Field label="Name" hint="Yours" error="Enter it." classNames={classNames} />,
  ],
  [
    'Pager',
    ['pager-range', 'button'],
    (classNames) => (
      <Pager aria-label="Rows" total={90} page={1} onPageChange={() => undefined} classNames={classNames} />
    ),
  ],
  [
    'BottomNav',
    ['bottom-nav-item', 'bottom-nav-icon', 'bottom-nav-label'],
    (classNames) => (
      <BottomNav
        currentPath="/"
        items={[{ href: '/', label: 'Home', icon: <i /> }]}
        classNames={classNames}
      />
    ),
  ],
  [
    'Tabs',
    ['tab-list', 'tab', 'tab-panel'],
    (classNames) => (
      <Tabs aria-label="Trips" tabs={[{ value: 'a', label: 'A', content: 'A' }]} classNames={classNames} />
    ),
  ],
  [
    'UserMenu',
    ['user-menu-name'],
    (classNames) => <UserMenu name="Ana" email="a@b.example" roleLabel="TRAVELER" classNames={classNames} />,
  ],
  [
    'RowList',
    ['row-list-rows', 'pager'],
    (classNames) => (
      <RowList aria-label="Rows" rows={['a', 'b']} rowKey={(row) => row} pageSize={1} classNames={classNames}>
        {(row) => <li>{row}</li>}
      </RowList>
    ),
  ],
  [
    'RowItem',
    ['row-title', 'row-facts', 'row-note', 'row-end'],
    (classNames) => (
      <RowItem
        title="Ana"
        facts={[{ label: 'Place', text: 'Nadi' }]}
        note="Late"
        end="Open"
        classNames={classNames}
      />
    ),
  ],
  [
    'BookingList',
    [...BOOKING_PARTS, 'booking-group', 'pager'],
    (classNames) => (
      <BookingList
        bookings={[BOOKING, { ...BOOKING, key: 'b' }]}
        pageSize={1}
        now={NOW}
        classNames={classNames}
      />
    ),
  ],
  [
    'UpcomingBookings',
    BOOKING_PARTS,
    (classNames) => <UpcomingBookings bookings={[BOOKING]} now={NOW} classNames={classNames} />,
  ],
  [
    'DataTable',
    ['data-table-row', 'data-table-total', 'pager'],
    (classNames) => (
      <DataTable
        aria-label="Guests"
        rows={NAMES}
        rowKey={rowKey}
        columns={COLUMNS}
        pageSize={25}
        footer={{ name: 'All' }}
        classNames={classNames}
      />
    ),
  ],
  [
    'DataGrid',
    [
      'data-grid-search',
      'data-grid-failure',
      'data-grid-row',
      'data-grid-open',
      'data-grid-details',
      'data-grid-total',
      'data-grid-bulk',
      'data-grid-foot',
    ],
    (classNames) => (
      <DataGrid
        aria-label="Guests"
        rows={NAMES}
        rowKey={rowKey}
        columns={COLUMNS}
        defaultState={{
          pagination: { pageIndex: 0, pageSize: 25 },
          rowSelection: { 'Guest 0': true },
          expanded: { 'Guest 0': true },
        }}
        bulkActions={[]}
        details={rowKey}
        onOpenRow={rowKey}
        footer={() => ({ name: 'All' })}
        error
        classNames={classNames}
      />
    ),
  ],
  [
    'DataGrid without a match',
    ['data-grid-no-match'],
    (classNames) => (
      <DataGrid
        aria-label="Guests"
        rows={NAMES}
        rowKey={rowKey}
        columns={COLUMNS}
        defaultState={{ globalFilter: 'nobody' }}
        classNames={classNames}
      />
    ),
  ],
  [
    'DataList',
    ['data-grid-search', 'data-grid-no-match'],
    (classNames) => (
      <DataList
        rows={NAMES}
        columns={COLUMNS}
        defaultState={{ globalFilter: 'nobody' }}
        classNames={classNames}
      >
        {() => null}
      </DataList>
    ),
  ],
  [
    'Dialog',
    ['dialog-title', 'dialog-description', 'dialog-foot'],
    (classNames) => (
      <DialogPanel
        open
        onOpenChange={() => undefined}
        title="Share"
        description="With friends"
        footer="End"
        classNames={classNames}
      />
    ),
  ],
  [
    'Toaster',
    ['toast-title', 'toast-description'],
    (classNames) => <ToastText title="Saved" description="Today" variant="default" classNames={classNames} />,
  ],
];

it.each(COMPONENTS)('%s takes classes for its parts, and keeps its own', (_, parts, shown) => {
  const classesOf = (part: string) =>
    document.querySelector(`[data-slot="${part}"]`)?.className.split(' ').sort();
  render(shown());
  const own = parts.map((part) => classesOf(part));
  cleanup();
  render(shown(Object.fromEntries(parts.map((part) => [part, `mine-${part}`]))));
  expect(parts.map((part) => classesOf(part))).toEqual(
    parts.map((part, index) => [...(own[index] ?? []), `mine-${part}`].sort()),
  );
});
