import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import preview from '../../.storybook/preview';
import { LOADING_TIMEOUT } from '../../.storybook/story-checks';
import { users } from '../../src/testing/demo-api/fixtures/users';
import { createDemoHandlers } from '../../src/testing/demo-api/handlers';
import { LodgeManager } from './lodge-manager';

interface StoryContext {
  msw: { use: (...handlers: ReturnType<typeof createDemoHandlers>) => void };
}

function LodgeStory() {
  const [client] = useState(() => new QueryClient({ defaultOptions: { queries: { retry: false } } }));
  return (
    <QueryClientProvider client={client}>
      <LodgeManager user={users.provider} />
    </QueryClientProvider>
  );
}

const meta = preview.meta({
  title: 'app/lodge-manager',
  id: 'app-lodge-manager',
  component: LodgeStory,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  beforeEach: ({ msw }: StoryContext) => {
    msw.use(...createDemoHandlers({ currentUser: 'provider' }));
  },
});

/** A fifth dashboard of public parts only. Its source is in the docs of the shell. */
export const Filled = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Beach fale 1', undefined, LOADING_TIMEOUT)).toBeVisible();
    await userEvent.click(canvas.getByRole('tab', { name: 'Arrivals' }));
    await expect(await canvas.findByText(/of 10,000/, undefined, LOADING_TIMEOUT)).toBeVisible();
  },
});
