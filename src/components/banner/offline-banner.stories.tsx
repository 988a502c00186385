import { expect, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview.js';
import { OfflineBanner } from './offline-banner.js';

const meta = preview.meta({
  title: 'components/offline-banner',
  id: 'components-offline-banner',
  component: OfflineBanner,
  parameters: { layout: 'fullscreen' },
});

const TEXT = "You're offline. Some features may not work properly.";

// spec: 2.offline-banner, 4.offline-banner
export const Default = meta.story({
  play: async ({ canvas }) => {
    const region = canvas.getByRole('status');
    await expect(region).toBeEmptyDOMElement();
    window.dispatchEvent(new Event('offline'));
    await expect(await canvas.findByText(TEXT)).toBeVisible();
    await expect(canvas.getByRole('status')).toBe(region);
    await expect(region).toHaveTextContent(TEXT);
    window.dispatchEvent(new Event('online'));
    await waitFor(() => expect(region).toHaveTextContent(/^You are online again\.$/));
  },
});

export const Playground = meta.story({ args: { online: false } });

export const Offline = meta.story({
  args: { online: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(TEXT);
  },
});

export const OnlineOverride = meta.story({
  args: { online: true },
  play: async ({ canvas }) => {
    window.dispatchEvent(new Event('offline'));
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
});
