import { expect, userEvent } from 'storybook/test';
import { withInertLinks } from '../../../.storybook/decorators.js';
import preview from '../../../.storybook/preview.js';
import { navItemsForRole } from '../bottom-nav/navigation.js';
import { Button } from '../button/index.js';
import { HeaderBand, TapaMark, TopBar } from './top-bar.js';

const meta = preview.meta({
  title: 'components/top-bar',
  id: 'components-top-bar',
  component: TopBar,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: { items: navItemsForRole('traveler'), currentPath: '/destinations' },
  argTypes: { brand: { control: false }, end: { control: false } },
  decorators: [withInertLinks],
});

const signIn = <Button href="/auth">Sign in</Button>;
const partnerBrand = (
  <>
    <TapaMark />
    Moana Journeys
  </>
);

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('banner').getBoundingClientRect().height).toBe(64);
    await expect(canvas.getByRole('navigation', { name: 'Main' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Discover' })).toHaveAttribute('aria-current', 'page');
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Tapa' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Home' })).toHaveFocus();
  },
});

export const Playground = meta.story({ args: { end: signIn } });

export const Counts = meta.story({
  args: { items: navItemsForRole('travel_agent'), currentPath: '/dashboard' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Business 2 new' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await expect(canvas.getByRole('link', { name: 'Messages 5 new' })).toBeVisible();
  },
});

export const PartnerBrand = meta.story({
  args: { brand: partnerBrand, brandHref: '/partner', end: signIn },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Moana Journeys' })).toHaveAttribute('href', '/partner');
  },
});

export const Narrow = meta.story({
  args: { end: signIn },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 390 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('banner').getBoundingClientRect().height).toBe(56);
    await expect(canvas.queryByRole('navigation')).toBeNull();
  },
});

/** A window of 768 px with a scrollbar of 17 px: the bottom navigation is hidden, the destinations show. */
export const BesideAScrollbar = meta.story({
  args: { end: signIn },
  globals: { viewport: { value: 'tablet' } },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 751 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Main' })).toBeVisible();
    await expect(canvas.getByRole('banner').getBoundingClientRect().height).toBeLessThanOrEqual(64);
  },
});

export const Matrix = meta.story({
  tags: ['visual'],
  render: (args) => (
    <div style={{ display: 'grid', gap: 24 }}>
      <div>
        <TopBar {...args} end={signIn} navLabel="Traveler" />
        <HeaderBand />
      </div>
      <div>
        <TopBar
          brand={partnerBrand}
          items={navItemsForRole('travel_agent')}
          currentPath="/messages"
          navLabel="Agent"
        />
        <HeaderBand />
      </div>
      <div style={{ inlineSize: 768 }}>
        <TopBar {...args} end={signIn} navLabel="At 768 px" />
        <HeaderBand />
      </div>
      <div style={{ inlineSize: 390 }}>
        <TopBar {...args} end={signIn} />
        <HeaderBand />
      </div>
    </div>
  ),
});
