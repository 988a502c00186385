import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview.js';
import { Banner } from '../banner/index.js';
import { navItemsForRole } from '../bottom-nav/navigation.js';
import { EmptyState } from '../empty-state/index.js';
import { Panel } from '../panel/index.js';
import { PageHeader, TopBar } from '../top-bar/index.js';
import { PageFrame } from './index.js';

const meta = preview.meta({
  title: 'components/page-frame',
  id: 'components-page-frame',
  component: PageFrame,
  parameters: { layout: 'fullscreen' },
  args: {
    topBar: <TopBar items={navItemsForRole('traveler')} currentPath="/messages" />,
    children: (
      <>
        <PageHeader title="Messages" help="What hosts and guides wrote to you." />
        <Panel title="All messages" className="t:mt-4">
          <EmptyState title="No messages yet">Ask a host something and the answer appears here.</EmptyState>
        </Panel>
      </>
    ),
  },
  argTypes: {
    topBar: { control: false },
    band: { control: false },
    banner: { control: false },
    mainRef: { control: false },
    children: { control: false },
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('banner')).toBeVisible();
    await expect(canvas.getByRole('main')).toContainElement(canvas.getByRole('heading', { level: 1 }));
  },
});

export const Playground = meta.story({ args: { mainClassName: '' } });

export const WithBanner = meta.story({
  args: { banner: <Banner tone="info">Payments are down for an hour tonight.</Banner> },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Payments are down for an hour tonight.')).toBeVisible();
  },
});

/** A page with its own header has neither bar nor band. */
export const WithoutBar = meta.story({
  args: { topBar: undefined },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole('banner')).toBeNull();
    await expect(canvasElement.querySelector('[data-slot="header-band"]')).toBeNull();
  },
});
