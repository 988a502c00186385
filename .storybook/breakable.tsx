import { type ErrorInfo, type ReactElement, useReducer, useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { Banner } from '../src/components/banner';
import { Button } from '../src/components/button';

type Canvas = Pick<ReturnType<typeof within>, 'getByRole'>;

/** Whether the dashboard throws; shared by the part that throws and whoever repairs it. */
interface Fault {
  isBroken: boolean;
}

/**
 * Throws while the fault is there. Once repaired it says so, and can be broken again: a reviewer may try the way back
 * as often as they like.
 */
function Breakable({ fault }: { fault: Fault }) {
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

/** A banner that breaks its dashboard, and the handler that repairs it, so that the next try succeeds. */
export function useBreakable(onError?: (error: unknown, info: ErrorInfo) => void): {
  banner: ReactElement;
  onError: (error: unknown, info: ErrorInfo) => void;
} {
  const [fault] = useState<Fault>({ isBroken: true });
  return {
    banner: <Breakable fault={fault} />,
    onError: (error, info) => {
      fault.isBroken = false;
      onError?.(error, info);
    },
  };
}

/** Parameters of a story that throws on purpose: React tells the root of every error that a boundary catches. */
export const THROWS_ON_PURPOSE = { react: { rootOptions: { onCaughtError: () => undefined } } };

/** The dashboard's error panel (spec sections 2 and 8) stands there; presses its 'Try Again', which helps. */
export async function tryAgain(canvas: Canvas): Promise<void> {
  const panel = within(canvas.getByRole('alert'));
  await expect(panel.getByRole('heading', { name: 'Dashboard Error' })).toBeVisible();
  await expect(
    panel.getByText("The dashboard encountered an error and couldn't load properly."),
  ).toBeVisible();
  await expect(panel.getByRole('button', { name: 'Reload Page' })).toBeVisible();
  await userEvent.click(panel.getByRole('button', { name: 'Try Again' }));
  await expect(canvas.getByRole('button', { name: 'Break it again' })).toBeVisible();
}
