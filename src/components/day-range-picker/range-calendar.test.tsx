import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, expect, it } from 'vitest';
import { TapaProvider } from '../../theme/index.js';
import { DayRangePicker } from './index.js';

afterEach(cleanup);

function Stay({ first: given = '', min, now }: { first?: string; min?: string; now?: string }) {
  const first = useRef<HTMLInputElement>(null);
  const last = useRef<HTMLInputElement>(null);
  return (
    <>
      <input type="date" aria-label="From" defaultValue={given} min={min} ref={first} />
      <input type="date" aria-label="To" defaultValue={given} ref={last} />
      <DayRangePicker label="Stay" first={first} last={last} now={now ? new Date(now) : undefined} />
    </>
  );
}

const dayIn = (label: string) => (screen.getByLabelText(label) as HTMLInputElement).value;
const daysIn = (month: string) => within(screen.getByRole('table', { name: month })).getAllByRole('button');

async function open() {
  fireEvent.click(
    within(document.querySelector('[data-slot="day-range-picker"]') as HTMLElement).getByRole('button'),
  );
  return within(await screen.findByRole('dialog'));
}

it('shows every day of months before 1970, and chooses ranges of them', async () => {
  render(<Stay first="1969-07-20" />);
  const dialog = await open();
  expect(daysIn('July 1969')).toHaveLength(31);
  expect(daysIn('August 1969')).toHaveLength(31);
  fireEvent.click(dialog.getByRole('button', { name: 'Mon, Jul 7, 1969' }));
  fireEvent.click(dialog.getByRole('button', { name: 'Sat, Aug 2, 1969' }));
  expect([dayIn('From'), dayIn('To')]).toEqual(['1969-07-07', '1969-08-02']);
});

it('respects a first day without a last one, also in 1970', async () => {
  render(<Stay min="1970-01-01" now="1970-01-03T12:00:00Z" />);
  const dialog = await open();
  fireEvent.click(dialog.getByRole('button', { name: 'Month before' }));
  expect(daysIn('December 1969').every((day) => day.getAttribute('aria-disabled') === 'true')).toBe(true);
});

it('names days in the Gregorian calendar, whatever the reader’s own is', async () => {
  render(
    <TapaProvider locale="fa-IR-u-nu-latn">
      <Stay first="2026-12-14" />
    </TapaProvider>,
  );
  await open();
  for (const day of daysIn('دسامبر 2026')) {
    expect(day.getAttribute('aria-label')).toMatch(new RegExp(`(^|\\D)${day.textContent}(\\D|$)`));
    expect(day.getAttribute('aria-label')).toContain('دسامبر');
  }
});

it('shows the days that a reset of the form restores', async () => {
  render(
    <form>
      <Stay first="2026-12-14" />
      <button type="reset">Put back</button>
    </form>,
  );
  const button = () => document.querySelector('[data-slot="day-range-picker"]')?.textContent;
  expect(button()).toBe('Dec 14, 2026');
  fireEvent.input(screen.getByLabelText('To'), { target: { value: '2026-12-20' } });
  expect(button()).toBe('Dec 14 – 20 · 6 nights');
  fireEvent.click(screen.getByRole('button', { name: 'Put back' }));
  await waitFor(() => expect(button()).toBe('Dec 14, 2026'));
});
