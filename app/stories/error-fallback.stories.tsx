import { useState } from 'react';
import { Route, Routes } from 'react-router-dom';
import { expect, userEvent } from 'storybook/test';
import { Button } from 'tapa-ui/button';
import preview from '../../.storybook/preview';
import { LOADING_TIMEOUT } from '../../.storybook/story-checks';
import { AppShell } from '../shell/app-shell';
import { appStory } from './app-story';

/** Keeps the intended render error out of the console. */
const rootOptions = { onCaughtError: () => undefined };

const meta = preview.meta({
  ...appStory,
  title: 'app/error-fallback',
  id: 'app-error-fallback',
  tags: ['!autodocs'],
  args: { path: '/', role: 'traveler' },
  parameters: { ...appStory.parameters, react: { rootOptions } },
});

function Broken(): never {
  throw new Error('A screen throws on purpose');
}

/** Throws once, and renders on the second try. */
function BreaksByButton() {
  const [isBroken, setBroken] = useState(false);
  if (isBroken) return <Broken />;
  return (
    <main style={{ padding: 24 }}>
      <h1>A screen</h1>
      <Button onClick={() => setBroken(true)}>Break it</Button>
    </main>
  );
}

const inShell = (screen: React.ReactNode) => (
  <Routes>
    <Route element={<AppShell />}>
      <Route path="*" element={screen} />
    </Route>
  </Routes>
);

const TITLE = { name: 'Something went wrong' };
const TEXT = "We're sorry for the inconvenience. The page encountered an unexpected error.";

/** Inside the shell: navigation stays, so that the reader can leave. */
// spec: 2.error-fallback, 8.render
export const BrokenScreen = meta.story({
  args: { routes: inShell(<Broken />) },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', TITLE, LOADING_TIMEOUT)).toBeVisible();
    await expect(canvas.getByText(TEXT)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Try Again' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Reload Page' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Home' })).toBeVisible();
  },
});

/** An error outside of every screen. */
export const BrokenShell = meta.story({
  args: { routes: <Broken /> },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', TITLE, LOADING_TIMEOUT)).toBeVisible();
  },
});

export const TryAgain = meta.story({
  args: { routes: inShell(<BreaksByButton />) },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Break it' }, LOADING_TIMEOUT));
    await expect(canvas.getByRole('heading', TITLE)).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Try Again' }));
    await expect(canvas.getByRole('heading', { name: 'A screen' })).toBeVisible();
  },
});
