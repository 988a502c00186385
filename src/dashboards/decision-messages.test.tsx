import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type ListDecisions, RequestRow, useDecisionList } from '../components/request-row/index.js';
import { clearToasts, Toaster } from '../components/toast/index.js';
import { AnnounceTextContext } from '../lib/announcer.js';

const ROWS = ['Ana Vuki', 'David Maru', 'Tala Aisa'].map((name) => ({ key: name, name, status: 'pending' }));
type Row = (typeof ROWS)[number];

const facts = ({ name }: Row) => [name] as const;

function List(props: ListDecisions<Row> & { rows?: readonly Row[] }) {
  const { rows = ROWS, ...decide } = props;
  const { rowProps, bar } = useDecisionList({ rows, subject: 'request', facts, ...decide });
  return (
    <>
      <ul>
        {rows.map((row) => (
          <RequestRow
            key={row.key}
            subject="request"
            name={row.name}
            status={row.status}
            {...rowProps(row)}
          />
        ))}
      </ul>
      {bar}
    </>
  );
}

/** A server whose answers the test settles. Its calls are recorded like 'approve Ana Vuki'. */
function server() {
  const calls: string[] = [];
  const answers: { keep: () => void; reject: (reason: string) => void }[] = [];
  const ask = (call: string) => {
    calls.push(call);
    return new Promise<void>((keep, reject) => answers.push({ keep, reject }));
  };
  return {
    calls,
    answers,
    onApprove: ({ name }: Row) => ask(`approve ${name}`),
    onUndo: ({ name }: Row) => ask(`undo ${name}`),
  };
}

const announceText = vi.fn();
const pass = (ms = 0) => act(() => vi.advanceTimersByTimeAsync(ms));
const button = (name: string) => screen.getByRole('button', { name });
const press = (name: string) => fireEvent.click(button(name));
const row = (name: string) => {
  const found = screen.getAllByRole('listitem').find((item) => item.textContent?.includes(name));
  if (!found) throw new Error(`There is no row of ${name}`);
  return found;
};
const toastText = () => {
  const card = document.querySelector('[data-slot="toast"][data-state="open"]');
  const slots = ['toast-title', 'toast-description'].map((slot) =>
    card?.querySelector(`[data-slot="${slot}"]`),
  );
  return slots.flatMap((slot) => slot?.textContent ?? []);
};

async function show(given: Partial<ListDecisions<Row>> = {}) {
  const api = server();
  render(
    <AnnounceTextContext.Provider value={announceText}>
      <List onApprove={api.onApprove} onUndo={api.onUndo} {...given} />
      <Toaster />
    </AnnounceTextContext.Provider>,
  );
  await pass(100);
  return api;
}

async function approveTogether(count: 2 | 3, given: Partial<ListDecisions<Row>> = {}) {
  const api = await show(given);
  for (const { name } of ROWS.slice(0, count))
    fireEvent.click(screen.getByRole('checkbox', { name: `Select ${name}` }));
  press(count === 2 ? 'Approve both' : 'Approve 3');
  return api;
}

beforeAll(() => import('../components/toast/toast-area.js'));
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  vi.spyOn(document, 'hasFocus').mockReturnValue(true);
  announceText.mockClear();
});
afterEach(() => {
  act(clearToasts);
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('Undo of several at once', () => {
  it('names the decisions that could not be undone, and retries only those', async () => {
    const { calls, answers } = await approveTogether(2);
    for (const { keep } of answers) keep();
    await pass();
    expect(toastText()).toEqual(['2 approved']);
    press('Undo');
    answers[2]?.keep();
    answers[3]?.reject('Too late.');
    await pass();
    expect(toastText()).toEqual([
      'Your decision could not be undone.',
      'Undone: Ana Vuki · Too late. David Maru: Approved',
    ]);
    press('Try again');
    expect(calls.slice(2)).toEqual(['undo Ana Vuki', 'undo David Maru', 'undo David Maru']);
    answers[4]?.keep();
    await pass();
    expect(announceText).toHaveBeenLastCalledWith('Undone: David Maru');
    expect(toastText()).toEqual([]);
  });

  it('is announced once, also without a promise', async () => {
    const { answers } = await approveTogether(2, { onUndo: () => undefined });
    for (const { keep } of answers) keep();
    await pass();
    announceText.mockClear();
    press('Undo');
    expect(announceText.mock.calls).toEqual([['Undone: Ana Vuki; David Maru']]);
  });

  it('is announced for a single row', async () => {
    const { answers } = await approveTogether(2);
    for (const { keep } of answers) keep();
    await pass();
    fireEvent.click(within(row('Ana Vuki')).getByRole('button', { name: /^Undo/ }));
    answers[2]?.keep();
    await pass();
    expect(announceText).toHaveBeenLastCalledWith('Undone: Ana Vuki');
  });
});

describe('several decisions at once, one of them rejected', () => {
  it('names the saved ones, and offers Undo after a retry', async () => {
    const { calls, answers } = await approveTogether(3);
    answers[0]?.keep();
    answers[1]?.reject('Closed.');
    answers[2]?.keep();
    await pass();
    expect(toastText()).toEqual([
      'Could not save the decision',
      '2 approved · Closed. David Maru is still pending.',
    ]);
    press('Try again');
    answers[3]?.keep();
    await pass();
    expect(toastText()).toEqual(['1 approved']);
    press('Undo');
    expect(calls.slice(3)).toEqual(['approve David Maru', 'undo David Maru']);
  });
});

describe('a message about a decision', () => {
  it('closes when the reader gives up the failed decision, so that none is left after a retry', async () => {
    const { answers } = await show({ onUndo: undefined });
    press('Approve Ana Vuki');
    answers[0]?.reject('Closed.');
    await pass();
    expect(toastText()).toEqual(['Could not save the decision', 'Closed. Ana Vuki is still pending.']);
    fireEvent.click(within(row('Ana Vuki')).getByRole('button', { name: 'Cancel' }));
    expect(toastText()).toEqual([]);
    press('Approve Ana Vuki');
    answers[1]?.keep();
    await pass();
    expect(toastText()).toEqual([]);
  });

  it('closes when one of several failed decisions is given up', async () => {
    const { answers } = await approveTogether(2);
    for (const { reject } of answers) reject('Closed.');
    await pass();
    expect(toastText()).not.toEqual([]);
    fireEvent.click(within(row('Ana Vuki')).getByRole('button', { name: 'Cancel' }));
    expect(toastText()).toEqual([]);
  });

  it('stays open about a failed Undo while it can be retried', async () => {
    const { answers } = await show();
    press('Approve Ana Vuki');
    answers[0]?.keep();
    await pass();
    press('Undo');
    answers[1]?.reject('Too late.');
    await pass();
    expect(toastText()).toEqual(['Your decision could not be undone.', 'Too late. Ana Vuki: Approved']);
    await pass(8000);
    expect(row('Ana Vuki').textContent).not.toContain('could not be undone');
    expect(toastText()).toEqual([]);
  });

  it('does not pause the time for Undo once it is closed', async () => {
    const { answers } = await show();
    press('Approve Ana Vuki');
    answers[0]?.keep();
    await pass();
    const toaster = document.querySelector('[data-slot="toaster"]');
    if (!toaster) throw new Error('There is no toaster');
    fireEvent.pointerMove(toaster);
    fireEvent.keyDown(document, { key: 'Escape' });
    await pass(8000);
    expect(within(row('Ana Vuki')).queryByRole('button', { name: /^Undo/ })).toBeNull();
  });
});
