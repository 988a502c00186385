import { type ErrorInfo, type ReactElement, useReducer, useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { Banner } from '../src/components/banner/index.js';
import { Button } from '../src/components/button/index.js';
import { placesOf } from './story-checks.js';

type Canvas = Pick<ReturnType<typeof within>, 'getAllByText' | 'getByRole'>;

interface LoadingUntilPressedProps {
  children: (loading: boolean) => ReactElement;
}

/** Loads until a button is pressed. */
export function LoadingUntilPressed({ children }: LoadingUntilPressedProps): ReactElement {
  const [loading, setLoading] = useState(true);
  return (
    <>
      {children(loading)}
      <Button onClick={() => setLoading(false)}>Let the data arrive</Button>
    </>
  );
}

interface LoadingStory {
  canvas: Canvas;
  canvasElement: HTMLElement;
}

/** Finishes loading, and checks that a text shows and that every part has its skeleton's position. */
export async function finishLoading({ canvas, canvasElement }: LoadingStory, text: string): Promise<void> {
  const before = placesOf(canvasElement);
  await userEvent.click(canvas.getByRole('button', { name: 'Let the data arrive' }));
  // It may show in more than one panel.
  for (const shown of canvas.getAllByText(text)) await expect(shown).toBeVisible();
  await expect(placesOf(canvasElement)).toEqual(before);
}

interface Fault {
  isBroken: boolean;
}

/** Throws while the fault is set. Afterwards it has a button that sets the fault again, for reviewers. */
function ThrowingBanner({ fault }: { fault: Fault }) {
  const [, render] = useReducer((count: number) => count + 1, 0);
  if (fault.isBroken) throw new Error('A part of the dashboard is broken on purpose.');
  return (
    <Banner>
      <span style={{ display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 16px' }}>
        The dashboard is back.
        <Button
          size="sm"
          onClick={() => {
            fault.isBroken = true;
            render();
          }}
        >
          Break it again
        </Button>
      </span>
    </Banner>
  );
}

/** Returns a banner that throws, and an error handler that repairs it, so that the next try succeeds. */
export function useThrowingBanner(onError?: (error: unknown, info: ErrorInfo) => void): {
  banner: ReactElement;
  onError: (error: unknown, info: ErrorInfo) => void;
} {
  const [fault] = useState<Fault>({ isBroken: true });
  return {
    banner: <ThrowingBanner fault={fault} />,
    onError: (error, info) => {
      fault.isBroken = false;
      onError?.(error, info);
    },
  };
}

/** Parameters of a story that throws on purpose: React reports errors caught by a boundary to the root. */
export const THROWS_ON_PURPOSE = { react: { rootOptions: { onCaughtError: () => undefined } } };

/** Checks that the dashboard's error panel shows, and that its 'Try Again' recovers. */
export async function tryAgain(canvas: Pick<Canvas, 'getByRole'>): Promise<void> {
  const title: HTMLElement = canvas.getByRole('heading', { name: 'Dashboard Error' });
  const panel = within(title.closest<HTMLElement>('[data-slot="error-panel"]') ?? title);
  await expect(panel.getByRole('heading', { name: 'Dashboard Error' })).toBeVisible();
  await expect(
    panel.getByText("The dashboard encountered an error and couldn't load properly."),
  ).toBeVisible();
  await expect(panel.getByRole('button', { name: 'Reload Page' })).toBeVisible();
  await userEvent.click(panel.getByRole('button', { name: 'Try Again' }));
  await expect(canvas.getByRole('button', { name: 'Break it again' })).toBeVisible();
}
