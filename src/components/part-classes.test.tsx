import { cleanup, render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, expect, it } from 'vitest';
import { ListingCard } from './listing-card';
import { Panel } from './panel';
import { RewardCard } from './reward-card';
import { StatTile } from './stat-tile';
import { PageHeader, TopBar } from './top-bar';

afterEach(cleanup);

const LISTING = { id: 'a', title: 'Reef House', rating: 4.8, price: 90, category: 'cultural' };
const REWARD = { id: 'a', title: 'Kayak', condition: 'Once', points: 90, isLocked: false };

type Shown = (classNames?: Record<string, string>) => ReactElement;

// Every part of each component, as its props name them.
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
    ['listing-cover', 'listing-title', 'listing-rating', 'listing-price'],
    (classNames) => <ListingCard listing={LISTING} classNames={classNames} />,
  ],
  ['RewardCard', ['reward-title'], (classNames) => <RewardCard reward={REWARD} classNames={classNames} />],
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
