import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview.js';
import { withTextSpacing } from '../../../.storybook/story-checks.js';
import { BadgeCheck } from '../../icons/index.js';
import { BADGE_TONES, Badge } from './badge.js';
import { CountBadge } from './count-badge.js';
import { StatusBadge } from './status-badge.js';
import { DemoBadge, RoleBadge, SampleChip } from './worded-badges.js';

const meta = preview.meta({
  title: 'components/badge',
  id: 'components-badge',
  component: Badge,
  subcomponents: { StatusBadge, RoleBadge, CountBadge, DemoBadge },
  args: { children: 'Verified' },
  argTypes: { icon: { control: false }, tone: { control: 'select', options: BADGE_TONES } },
});

const STATUSES = [
  'confirmed',
  'approved',
  'available',
  'active',
  'pending',
  'filling',
  'completed',
  'locked',
  'in_review',
];

export const Default = meta.story({
  play: async ({ canvasElement }) => {
    const badge = canvasElement.querySelector('[data-slot="badge"]');
    await expect(badge?.getBoundingClientRect().height).toBe(24);
  },
});

export const Playground = meta.story({ args: { tone: 'positive', icon: <BadgeCheck />, size: 'md' } });

export const Tones = meta.story({
  render: () => (
    <div className="story-row">
      {BADGE_TONES.map((tone) => (
        <Badge key={tone} tone={tone} icon={<BadgeCheck />}>
          {tone}
        </Badge>
      ))}
    </div>
  ),
});

export const Status = meta.story({
  render: () => (
    <div className="story-row">
      {STATUSES.map((status) => (
        <StatusBadge key={status} status={status} />
      ))}
    </div>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Confirmed')).toBeVisible();
    await expect(canvas.getByText('In review')).toBeVisible();
    const badges = [...canvasElement.querySelectorAll('[data-slot="badge"]')];
    await expect(badges.every((badge) => badge.querySelector('svg'))).toBe(true);
    await expect(badges.map((badge) => badge.getAttribute('data-tone'))).toEqual([
      ...Array(4).fill('positive'),
      ...Array(2).fill('warning'),
      ...Array(3).fill('secondary'),
    ]);
  },
});

export const StatusOfATravelerBooking = meta.story({
  render: () => <StatusBadge status="CONFIRMED" label="Confirmed" tone="default" />,
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Confirmed')).toBeVisible();
    await expect(canvasElement.querySelector('[data-status="confirmed"]')).toHaveAttribute(
      'data-tone',
      'default',
    );
  },
});

export const StatusWithoutAWord = meta.story({
  render: () => <StatusBadge status="  " />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Unknown')).toBeVisible();
  },
});

export const Role = meta.story({
  render: () => (
    <div className="story-row">
      <RoleBadge userRole="traveler" />
      <RoleBadge userRole="travel_agent" />
      <RoleBadge userRole="tour_organizer" />
      <RoleBadge userRole="corporate_admin" />
      <RoleBadge userRole="super_admin" dashboard="traveler" />
      <DemoBadge />
    </div>
  ),
  play: async ({ canvas }) => {
    for (const text of [
      'TRAVELER',
      'Travel Agent',
      'Cultural Organizer',
      'Corporate Admin',
      'SUPER ADMIN',
      'Demo',
    ]) {
      await expect(canvas.getByText(text)).toBeVisible();
    }
  },
});

export const Count = meta.story({
  render: () => (
    <div className="story-row">
      <CountBadge value={5} label="unread messages" />
      <CountBadge value={100} label="unread updates" />
      <CountBadge value={4} tone="soft" />
      <CountBadge value={Number.NaN} tone="soft" />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('99+')).toHaveAttribute('aria-hidden', 'true');
    await expect(canvas.getByText('99+ unread updates')).toBeInTheDocument();
    await expect(canvas.getByText('0')).toBeVisible();
  },
});

export const Sample = meta.story({
  render: () => <SampleChip />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Sample data')).toBeVisible();
    await expect(canvas.getByText(/Placeholder figures/)).toBeInTheDocument();
  },
});

export const LongText = meta.story({
  render: () => (
    <div style={{ inlineSize: 140 }}>
      <StatusBadge status="waiting_for_the_village_council" />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const badge = canvasElement.querySelector('[data-slot="badge"]');
    await expect(badge?.getBoundingClientRect().width).toBeLessThanOrEqual(140);
  },
});

/** A narrow column, or the reader's text spacing (WCAG 1.4.12), cuts off nothing of a status. */
export const NarrowPlace = meta.story({
  render: () => (
    <div style={{ display: 'grid', gridTemplateColumns: '104px', gap: 8, justifyItems: 'start' }}>
      <StatusBadge status="confirmed" />
      <StatusBadge status="awaiting_supplier" />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const texts = Array.from(canvasElement.querySelectorAll('[data-slot="badge"] bdi'));
    const cutOff = () =>
      texts.filter((text) => text.scrollWidth > text.clientWidth || text.scrollHeight > text.clientHeight);
    await expect(cutOff()).toEqual([]);
    await withTextSpacing(() => expect(cutOff()).toEqual([]));
  },
});

export const Matrix = meta.story({
  tags: ['visual'],
  render: () => (
    <div style={{ display: 'grid', gap: 16 }}>
      <div className="story-row">
        {BADGE_TONES.map((tone) => (
          <Badge key={tone} tone={tone}>
            {tone}
          </Badge>
        ))}
        {BADGE_TONES.map((tone) => (
          <Badge key={tone} tone={tone} size="sm">
            {tone}
          </Badge>
        ))}
      </div>
      <div className="story-row">
        <StatusBadge status="confirmed" tone="default" />
        {STATUSES.map((status) => (
          <StatusBadge key={status} status={status} />
        ))}
      </div>
      <div className="story-row">
        <RoleBadge userRole="traveler" />
        <RoleBadge userRole="travel_agent" />
        <DemoBadge />
        <SampleChip />
        <CountBadge value={5} />
        <CountBadge value={100} />
        <CountBadge value={5} tone="soft" />
        <CountBadge value={100} tone="soft" />
      </div>
    </div>
  ),
});
