import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { LATE_AFTER_MS } from '../../lib/start-action.js';
import { clearToasts, Toaster } from '../toast/index.js';
import { ConfirmDialog } from './index.js';

afterEach(() => {
  act(clearToasts);
  cleanup();
});

interface PageProps {
  onConfirm: () => unknown;
  withToaster?: boolean;
  staysMounted?: boolean;
}

function Page({ onConfirm, withToaster = true, staysMounted = true }: PageProps) {
  const [asks, setAsks] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setAsks(true)}>
        Ask
      </button>
      {staysMounted || asks ? (
        <ConfirmDialog
          open={asks}
          onOpenChange={setAsks}
          title="Cancel this booking?"
          confirmLabel="Cancel booking"
          onConfirm={onConfirm}
        >
          Tevita Moala will be told by email.
        </ConfirmDialog>
      ) : null}
      {withToaster ? <Toaster /> : null}
    </>
  );
}

function show(props: Omit<PageProps, 'onConfirm'> = {}) {
  const answers: { keep: () => void; reject: (reason: string) => void }[] = [];
  const onConfirm = vi.fn(
    () => new Promise<void>((keep, reject) => answers.push({ keep: () => keep(), reject })),
  );
  render(<Page onConfirm={onConfirm} {...props} />);
  return { answers, onConfirm };
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name, hidden: true }));
const ask = () => {
  press('Ask');
  return screen.findByRole('alertdialog');
};
const settle = () => act(async () => undefined);
const dialog = () => screen.queryByRole('alertdialog');

it('cannot start the action again when it is closed and reopened meanwhile', async () => {
  const { answers, onConfirm } = show();
  await ask();
  press('Cancel booking');
  press('Cancel');
  await ask();
  press('Cancel booking');
  expect(onConfirm).toHaveBeenCalledOnce();
  answers[0]?.keep();
  await settle();
  expect(dialog()).toBeNull();
});

it('stays open when an answer comes after the reader stopped waiting', async () => {
  const { answers } = show();
  await ask();
  vi.useFakeTimers();
  try {
    press('Cancel booking');
    act(() => vi.advanceTimersByTime(LATE_AFTER_MS));
  } finally {
    vi.useRealTimers();
  }
  fireEvent.click(await screen.findByRole('button', { name: 'Stop waiting', hidden: true }));
  answers[0]?.keep();
  await settle();
  expect(dialog()).not.toBeNull();
  press('Cancel booking');
  answers[1]?.keep();
  await settle();
  expect(dialog()).toBeNull();
});

it.each([true, false])('announces a failure after it was closed, mounted: %s', async (staysMounted) => {
  const { answers, onConfirm } = show({ staysMounted });
  await ask();
  press('Cancel booking');
  press('Cancel');
  answers[0]?.reject('The booking has begun.');
  expect((await screen.findByText('The booking has begun.')).isConnected).toBe(true);
  await ask();
  expect(dialog()?.textContent).not.toContain('The booking has begun.');
  press('Cancel');
  fireEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(onConfirm).toHaveBeenCalledTimes(2);
});

it('shows the failure itself on a page without a toaster, once', async () => {
  const { answers } = show({ withToaster: false });
  await ask();
  press('Cancel booking');
  press('Cancel');
  answers[0]?.reject('The booking has begun.');
  await settle();
  await ask();
  expect(screen.getByRole('alert').textContent).toBe('The booking has begun.');
  press('Cancel');
  await ask();
  expect(screen.getByRole('alert').textContent).toBe('');
});
