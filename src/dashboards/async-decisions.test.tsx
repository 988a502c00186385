import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { clearToasts, Toaster } from '../components/toast/index.js';
import { emptyAnswers } from '../testing/answers.js';
import { CorporateDashboard, type CorporateDashboardProps } from './corporate/index.js';
import { CORPORATE_READS } from './reads.js';

const request = (id: string, employeeName: string, cost: number) => ({
  id,
  employeeName,
  department: 'Field Research',
  destination: 'Honiara',
  dates: 'Dec 1–5',
  purpose: '',
  status: 'pending',
  cost,
});
const REQUESTS = [
  request('a', 'Ana Vuki', 2340),
  request('b', 'David Maru', 900),
  request('c', 'Tala Aisa', 500),
];
const BUDGET = {
  total: 96_000,
  used: 60_000,
  remaining: 36_000,
  departments: { 'Field Research': { allocated: 42_000, used: 33_600 } },
};

/** Returns a `decide` callback whose promises the test settles. */
function answering() {
  const asked: { id: string; keep: () => void; reject: (error: unknown) => void }[] = [];
  const decide = ({ id }: { id: string | number }) =>
    new Promise<void>((keep, reject) => asked.push({ id: String(id), keep, reject }));
  return { asked, decide };
}

type HostProps = Partial<CorporateDashboardProps> & { rows?: typeof REQUESTS };

const host = ({ rows = REQUESTS, ...rest }: HostProps = {}) => (
  <>
    <CorporateDashboard
      user={{}}
      {...emptyAnswers(CORPORATE_READS)}
      stats={{ data: { approvalsPending: 3, monthlyBudget: 96_000, budgetUsed: 60_000 } }}
      budget={{ data: BUDGET }}
      employeeTravel={{ data: rows }}
      tab="approvals"
      {...rest}
    />
    <Toaster />
  </>
);

interface KeptProps {
  onUndo: (decision: string) => Promise<void>;
  undoMs?: number;
}

function Kept({ onUndo, undoMs }: KeptProps) {
  const [rows, setRows] = useState(REQUESTS);
  const become = (id: string | number, status: string) =>
    setRows((all) => all.map((each) => (each.id === id ? { ...each, status } : each)));
  return host({
    rows,
    undoMs,
    onApprove: async ({ id }) => become(id, 'approved'),
    onUndo: async ({ id }, decision) => {
      await onUndo(decision);
      become(id, 'pending');
    },
  });
}

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const row = (name: string) => {
  const found = screen.getAllByRole('listitem').find((item) => item.textContent?.includes(name));
  if (!found) throw new Error(`There is no row of ${name}`);
  return found;
};
const press = (name: RegExp | string) => fireEvent.click(screen.getByRole('button', { name }));
const bar = () => screen.queryByRole('region', { name: 'Actions for the selected rows' });
const announcement = () => document.querySelector('[data-slot="dashboard-news"]')?.textContent;
const alerts = () => screen.getAllByRole('alert').map(({ textContent }) => textContent);

beforeAll(() => import('../components/toast/toast-area.js'));
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  vi.spyOn(document, 'hasFocus').mockReturnValue(true);
});
afterEach(() => {
  act(clearToasts);
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('a decision with a slow answer', () => {
  it('shows progress after 300 ms, is announced once, and cannot be made twice', async () => {
    const { asked, decide } = answering();
    render(host({ onApprove: decide, onDecline: decide }));
    press(/^Approve Ana/);
    expect(screen.queryByRole('button', { name: /^Approving/ })).toBeNull();
    await pass(300);
    const working = screen.getByRole('button', { name: /^Approving Ana/ });
    expect(working.getAttribute('aria-busy')).toBe('true');
    expect(announcement()).toMatch(/^Approving Ana Vuki/);
    fireEvent.click(working);
    press(/^Decline Ana/);
    expect(asked).toHaveLength(1);
  });

  it('restores the row after a rejection, shows the reason, and can be tried again', async () => {
    const { asked, decide } = answering();
    render(host({ onApprove: decide, optimistic: true }));
    await pass(100);
    const before = row('Ana Vuki').textContent;
    press(/^Approve Ana/);
    expect(row('Ana Vuki').textContent).toContain('Approved');
    asked[0]?.reject(new Error('The budget is closed.'));
    await pass(0);
    expect(row('Ana Vuki').textContent).toContain('Your approval was not saved. The budget is closed.');
    expect(alerts().join()).toContain('The budget is closed.');
    press(/^Try again: Ana/);
    expect(asked).toHaveLength(2);
    asked[1]?.reject(new Error('The budget is closed.'));
    await pass(0);
    fireEvent.click(within(row('Ana Vuki')).getByRole('button', { name: 'Cancel' }));
    expect(row('Ana Vuki').textContent).toBe(before);
  });

  it('leaves other rows usable when two race and one never answers', async () => {
    const { asked, decide } = answering();
    render(host({ onApprove: decide, onUndo: decide }));
    await pass(100);
    press(/^Approve Ana/);
    press(/^Approve David/);
    await pass(300);
    asked[1]?.keep();
    await pass(0);
    expect(row('David Maru').textContent).toContain('Approved');
    expect(within(row('Ana Vuki')).getByRole('button', { name: /^Approving/ })).toBeTruthy();
    press(/^Approve Tala/);
    asked[2]?.keep();
    await pass(0);
    expect(row('Tala Aisa').textContent).toContain('Approved');
  });

  it('reports a missing answer after 20 seconds, and ignores a later one when it was given up', async () => {
    const { asked, decide } = answering();
    render(host({ onApprove: decide, onDecline: decide }));
    await pass(100);
    const before = row('Ana Vuki').textContent;
    press(/^Approve Ana/);
    await pass(19_999);
    expect(row('Ana Vuki').textContent).not.toContain('No answer yet');
    await pass(1);
    expect(row('Ana Vuki').textContent).toContain('No answer yet');
    expect(announcement()).toBe('No answer yet: Ana Vuki, Honiara');
    press('Stop waiting');
    expect(row('Ana Vuki').textContent).toBe(before);
    asked[0]?.reject(new Error('The budget is closed.'));
    await pass(0);
    expect(row('Ana Vuki').textContent).toBe(before);
    expect(alerts().join('')).toBe('');
  });

  it('reports a missing answer no longer once the data shows one', async () => {
    const { decide } = answering();
    const { rerender } = render(host({ onApprove: decide }));
    press(/^Approve Ana/);
    await pass(20_000);
    expect(row('Ana Vuki').textContent).toContain('No answer yet');
    const rows = REQUESTS.map((each) => (each.id === 'a' ? { ...each, status: 'approved' } : each));
    rerender(host({ onApprove: decide, rows }));
    expect(row('Ana Vuki').textContent).not.toContain('No answer yet');
    expect(row('Ana Vuki').textContent).toContain('Approved');
  });

  it('reports a missing answer for an optimistic decision, and reverts it when it is given up', async () => {
    const { decide } = answering();
    render(host({ onApprove: decide, optimistic: true }));
    press(/^Approve Ana/);
    await pass(20_000);
    expect(row('Ana Vuki').textContent).toContain('Approved');
    press('Stop waiting');
    expect(screen.getByRole('button', { name: /^Approve Ana/ })).toBeTruthy();
  });

  it('retries with the current row, and undoes with the last known row if it is gone', async () => {
    const onApprove = vi.fn(() => Promise.resolve());
    onApprove.mockRejectedValueOnce(new Error('The price has changed.'));
    const onUndo = vi.fn(() => Promise.resolve());
    const actions = { onApprove, onUndo };
    const { rerender } = render(host(actions));
    await pass(100);
    press(/^Approve Ana/);
    await pass(0);
    rerender(host({ ...actions, rows: [request('a', 'Ana Vuki', 2400), ...REQUESTS.slice(1)] }));
    press('Try again');
    await pass(0);
    expect(onApprove).toHaveBeenLastCalledWith(expect.objectContaining({ id: 'a', cost: 2400 }));
    rerender(host({ ...actions, rows: REQUESTS.slice(1) }));
    press('Undo');
    await pass(0);
    expect(onUndo).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ id: 'a' }), 'approve');
  });

  it('does nothing and logs no warning after the page has unmounted', async () => {
    const warn = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { asked, decide } = answering();
    const { unmount } = render(host({ onApprove: decide, optimistic: true }));
    press(/^Approve Ana/);
    unmount();
    asked[0]?.keep();
    await pass(1000);
    expect(warn).not.toHaveBeenCalled();
  });

  it('stays with its row while the list changes', async () => {
    const { asked, decide } = answering();
    const { rerender } = render(host({ onApprove: decide }));
    press(/^Approve Ana/);
    await pass(300);
    rerender(host({ onApprove: decide, rows: [request('n', 'New One', 10), ...REQUESTS.toReversed()] }));
    expect(within(row('Ana Vuki')).getByRole('button', { name: /^Approving/ })).toBeTruthy();
    rerender(host({ onApprove: decide, rows: REQUESTS.slice(1) }));
    asked[0]?.keep();
    await pass(0);
    expect(screen.getAllByRole('button', { name: /^Approve / })).toHaveLength(2);
  });
});

describe('an optimistic decision', () => {
  it('updates rows, tab and budget at once, and restores them after a rejection', async () => {
    const { asked, decide } = answering();
    render(host({ onApprove: decide, optimistic: true }));
    const tab = () => screen.getByRole('tab', { name: /^Approvals/ }).textContent;
    const pageBefore = document.querySelector('main')?.textContent;
    expect(tab()).toContain('3');
    press(/^Approve Ana/);
    expect(tab()).toContain('2');
    expect(row('Ana Vuki').textContent).toContain('Field Research is now at 86%.');
    asked[0]?.reject(undefined);
    await pass(0);
    fireEvent.click(within(row('Ana Vuki')).getByRole('button', { name: 'Cancel' }));
    expect(tab()).toContain('3');
    expect(document.querySelector('main')?.textContent).toBe(pageBefore);
  });
});

describe('Undo', () => {
  it('is offered in the row and in a toast for 8 seconds, as one action', async () => {
    const onUndo = vi.fn(() => Promise.resolve());
    render(<Kept onUndo={onUndo} />);
    await pass(100);
    press(/^Approve Ana/);
    await pass(0);
    const [undoOfRow] = within(row('Ana Vuki')).getAllByRole('button', { name: /^Undo/ });
    expect(document.querySelector('[data-slot="toast"]')?.textContent).toContain('Request approved');
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await pass(0);
    expect(onUndo).toHaveBeenCalledExactlyOnceWith('approve');
    expect(undoOfRow?.isConnected).toBe(false);
    expect(screen.getByRole('button', { name: /^Approve Ana/ })).toBeTruthy();
    expect(announcement()).toMatch(/^Undone: Ana Vuki/);
  });

  it('ignores the second click of a double click on the button that it replaces', async () => {
    const onUndo = vi.fn(() => Promise.resolve());
    render(<Kept onUndo={onUndo} />);
    await pass(100);
    press(/^Approve Ana/);
    await pass(0);
    const second = { detail: 2 };
    for (const undo of screen.getAllByRole('button', { name: /^Undo/ })) fireEvent.click(undo, second);
    fireEvent.click(screen.getByRole('button', { name: /^Approve David/ }), second);
    fireEvent.click(screen.getByRole('button', { name: /^David/ }), second);
    await pass(0);
    expect(onUndo).not.toHaveBeenCalled();
    expect(row('David Maru').dataset.decision).toBeUndefined();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('ends after 8 seconds, and pauses while the pointer is on the row', async () => {
    render(<Kept onUndo={() => Promise.resolve()} />);
    await pass(100);
    press(/^Approve Ana/);
    await pass(0);
    const undo = () => within(row('Ana Vuki')).queryByRole('button', { name: /^Undo/ });
    await pass(7000);
    fireEvent.pointerMove(row('Ana Vuki'));
    await pass(60_000);
    expect(undo()).not.toBeNull();
    fireEvent.pointerLeave(row('Ana Vuki'));
    await pass(1000);
    expect(undo()).toBeNull();
    const approved = screen.getByRole('list', { name: 'Approved' });
    expect(approved.textContent).toContain('Ana Vuki');
  });

  it.each([20_000, Number.POSITIVE_INFINITY])('ends after %d ms if the host sets them', async (undoMs) => {
    render(<Kept onUndo={() => Promise.resolve()} undoMs={undoMs} />);
    await pass(100);
    press(/^Approve Ana/);
    await pass(19_000);
    const undo = () => within(row('Ana Vuki')).queryByRole('button', { name: /^Undo/ });
    expect(undo()).not.toBeNull();
    expect(document.querySelector('[data-slot="toast"]')).not.toBeNull();
    await pass(60_000);
    expect(undo() === null).toBe(undoMs === 20_000);
  });
});

describe('rows without ids', () => {
  const nameless = () => REQUESTS.map(({ id: _, ...rest }) => rest as (typeof REQUESTS)[number]);

  it('do not inherit a decision or Undo from the row that had their index', async () => {
    const { asked, decide } = answering();
    const actions = { onApprove: decide, onUndo: decide, optimistic: true };
    const { rerender } = render(host({ ...actions, rows: nameless() }));
    await pass(100);
    press(/^Approve Ana/);
    asked[0]?.keep();
    await pass(0);
    expect(row('Ana Vuki').textContent).toContain('Approved');
    rerender(host({ ...actions, rows: nameless().slice(1) }));
    expect(row('David Maru').textContent).not.toContain('Approved');
    expect(screen.getByRole('button', { name: /^Approve David/ })).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Undo:/ })).toBeNull();
  });

  it('keep their decision while their objects move', async () => {
    const { asked, decide } = answering();
    const rows = nameless();
    const { rerender } = render(host({ onApprove: decide, rows }));
    press(/^Approve David/);
    await pass(300);
    rerender(host({ onApprove: decide, rows: rows.slice(1) }));
    fireEvent.click(screen.getByRole('button', { name: /^Approving David/ }));
    expect(asked).toHaveLength(1);
  });

  it('do not inherit a selection or a question from the row that had their index', async () => {
    const actions = { onApprove: vi.fn(), onDecline: vi.fn(), askWhy: true };
    const { rerender } = render(host({ ...actions, rows: nameless() }));
    fireEvent.click(screen.getByRole('checkbox', { name: /^Select Ana/ }));
    press(/^Decline Ana/);
    rerender(host({ ...actions, rows: nameless().slice(1) }));
    expect(bar()).toBeNull();
    expect(screen.queryByRole('button', { name: 'Over budget' })).toBeNull();
  });

  it('are announced when they are decided, at any index', async () => {
    const onApprove = vi.fn();
    const rows = nameless();
    const { rerender } = render(host({ onApprove, rows }));
    press(/^Approve Ana/);
    rerender(host({ onApprove, rows: [...rows].reverse() }));
    expect(announcement()).not.toContain('Ana Vuki');
    rerender(host({ onApprove, rows: nameless().slice(1) }));
    expect(announcement()).toContain('Approved: Ana Vuki');
  });
});

describe('several decisions at once', () => {
  it('are selected, decided and announced together, and rejected ones can be tried again', async () => {
    const { asked, decide } = answering();
    render(host({ onApprove: decide, onDecline: decide, onUndo: decide }));
    await pass(100);
    fireEvent.click(screen.getByRole('checkbox', { name: /^Select Ana/ }));
    fireEvent.keyDown(row('David Maru'), { key: 'x' });
    expect(bar()?.textContent).toContain('2 selected$3,240, leaves $32,760 of this month’s budget');
    expect(announcement()).toBe('2 selected');
    press('Approve both');
    expect(asked.map(({ id }) => id)).toEqual(['a', 'b']);
    asked[0]?.keep();
    asked[1]?.reject(new Error('Closed.'));
    await pass(0);
    expect(row('Ana Vuki').textContent).toContain('Approved');
    expect(row('David Maru').textContent).toContain('Closed.');
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(asked.map(({ id }) => id)).toEqual(['a', 'b', 'b']);
  });

  it('ignore the second click of a double click', async () => {
    const { asked, decide } = answering();
    render(host({ onApprove: decide, onDecline: decide }));
    fireEvent.click(screen.getByRole('checkbox', { name: /^Select Ana/ }));
    fireEvent.click(screen.getByRole('checkbox', { name: /^Select David/ }));
    const second = { detail: 2 };
    fireEvent.click(screen.getByRole('button', { name: 'Approve both' }), second);
    fireEvent.click(screen.getByRole('button', { name: 'Decline both' }), second);
    expect(asked).toEqual([]);
  });

  it('shows how many of them are on other pages', () => {
    const rows = Array.from({ length: 60 }, (_, index) => request(`${index}`, `Traveler ${index}`, 100));
    render(host({ onApprove: answering().decide, rows }));
    fireEvent.click(screen.getByRole('checkbox', { name: /^Select Traveler 7,/ }));
    expect(bar()?.textContent).toMatch(/^1 selected\$/);
    press('Next');
    fireEvent.click(screen.getByRole('checkbox', { name: /^Select Traveler 55,/ }));
    expect(bar()?.textContent).toContain('2 selected, 1 on other pages');
  });

  it('keeps only existing rows selected, and Escape clears the selection', async () => {
    const { decide } = answering();
    const { rerender } = render(host({ onApprove: decide }));
    for (const name of [/^Select Ana/, /^Select David/])
      fireEvent.click(screen.getByRole('checkbox', { name }));
    rerender(host({ onApprove: decide, rows: REQUESTS.slice(1) }));
    expect(bar()?.textContent).toContain('1 selected');
    fireEvent.keyDown(row('David Maru'), { key: 'Escape' });
    expect(bar()).toBeNull();
  });
});

describe('Decline that asks why', () => {
  it('takes a reason or a note, and closes on Escape', () => {
    const onDecline = vi.fn();
    render(host({ onDecline, askWhy: true }));
    fireEvent.keyDown(row('Ana Vuki'), { key: 'd' });
    expect(onDecline).not.toHaveBeenCalled();
    fireEvent.keyDown(screen.getByRole('button', { name: 'Over budget' }), { key: 'Escape' });
    press(/^Decline Ana/);
    press(/^Decline Ana/);
    expect(screen.getByText('Choose a reason or write a note.')).toBeTruthy();
    press('Over budget');
    press(/^Decline Ana/);
    expect(onDecline).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ id: 'a' }), {
      reason: 'Over budget',
      note: '',
    });
  });
});
