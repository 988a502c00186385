import { useRef } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { STORY_NOW } from '../../../.storybook/dashboard-args.js';
import preview from '../../../.storybook/preview.js';
import { expectNoSidewaysScroll } from '../../../.storybook/story-checks.js';
import { Field } from '../field/index.js';
import { DayRangePicker, type DayRangePickerProps } from './index.js';

const onInput = fn();

function Stay(props: Omit<DayRangePickerProps, 'first' | 'last'>) {
  const first = useRef<HTMLInputElement>(null);
  const last = useRef<HTMLInputElement>(null);
  const listen = (name: string) => ({
    onChange: ({ target }: { target: HTMLInputElement }) => onInput(name, target.value),
  });
  return (
    <div style={{ display: 'grid', gap: 12, maxWidth: 420 }}>
      <Field
        type="date"
        label="Check-in"
        min="2026-12-01"
        max="2027-06-30"
        ref={first}
        {...listen('first')}
      />
      <Field type="date" label="Check-out" min="2026-12-01" max="2027-06-30" ref={last} {...listen('last')} />
      <DayRangePicker {...props} first={first} last={last} />
    </div>
  );
}

const meta = preview.meta({
  title: 'components/day-range-picker',
  id: 'components-day-range-picker',
  component: DayRangePicker,
  args: { label: 'Your stay', first: { current: null }, last: { current: null }, now: STORY_NOW },
  argTypes: { first: { control: false }, last: { control: false }, isBlocked: { control: false } },
  render: ({ first: _first, last: _last, ...args }) => <Stay {...args} />,
});

const open = async (name = 'Choose in a calendar') => {
  await userEvent.click(screen.getByRole('button', { name }));
  return within(await screen.findByRole('dialog', { name: 'Your stay' }));
};

/** By pointer: the first day, then the last, which fills both fields. The button shows the stay. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    const dialog = await open();
    await expect(dialog.getAllByRole('table')).toHaveLength(2);
    await userEvent.click(dialog.getByRole('button', { name: 'Mon, Dec 14, 2026' }));
    await expect(dialog.getByRole('status')).toHaveTextContent('Choose the last day.');
    await userEvent.click(dialog.getByRole('button', { name: 'Mon, Dec 21, 2026' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(canvas.getByLabelText('Check-in')).toHaveValue('2026-12-14');
    await expect(canvas.getByLabelText('Check-out')).toHaveValue('2026-12-21');
    await expect(onInput.mock.lastCall).toEqual(['last', '2026-12-21']);
    const button = canvas.getByRole('button', { name: 'Dec 14 – 21 · 7 nights' });
    await waitFor(() => expect(button).toHaveFocus());
  },
});

export const Playground = meta.story();

/** Keys move by day, week and month, within the limits of the fields. */
export const ByKeyboard = meta.story({
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Choose in a calendar' }).focus();
    await userEvent.keyboard('{Enter}');
    const dialog = within(await screen.findByRole('dialog'));
    const focusOf = () => document.activeElement?.getAttribute('aria-label');
    await userEvent.keyboard('{Home}{Home}{PageUp}');
    await expect(focusOf()).toBe('Tue, Dec 1, 2026');
    await userEvent.keyboard('{ArrowLeft}');
    await expect(focusOf()).toBe('Tue, Dec 1, 2026');
    await userEvent.keyboard('{ArrowRight}{ArrowDown}{Enter}');
    await userEvent.keyboard('{PageDown}{PageDown}');
    await expect(focusOf()).toBe('Tue, Feb 9, 2027');
    await expect(dialog.getByRole('table', { name: 'February 2027' })).toBeVisible();
    await userEvent.keyboard('{End} ');
    await expect(canvas.getByLabelText('Check-in')).toHaveValue('2026-12-09');
    await expect(canvas.getByLabelText('Check-out')).toHaveValue('2027-02-13');
  },
});

/** Typed days are a range too. Escape leaves them as they are. */
export const Typed = meta.story({
  args: { minNights: 3, isBlocked: (day) => day === '2026-12-24' },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('Check-in'), '2026-12-22');
    await userEvent.type(canvas.getByLabelText('Check-out'), '2026-12-23');
    await expect(canvas.getByRole('alert')).toHaveTextContent('Choose 3 nights at least.');
    await expect(canvas.getByLabelText('Check-out')).toBeInvalid();
    await userEvent.clear(canvas.getByLabelText('Check-out'));
    await userEvent.type(canvas.getByLabelText('Check-out'), '2026-12-28');
    await expect(canvas.getByRole('alert')).toHaveTextContent('Dec 24, 2026 is taken. Choose other days.');
    await userEvent.clear(canvas.getByLabelText('Check-in'));
    await userEvent.type(canvas.getByLabelText('Check-in'), '2026-12-25');
    await expect(canvas.getByLabelText('Check-out')).toBeValid();
    await open('Dec 25 – 28 · 3 nights');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(canvas.getByLabelText('Check-in')).toHaveValue('2026-12-25');
  },
});

/** Three nights at least, and two days that are unavailable. */
export const MinimumAndBlocked = meta.story({
  args: { minNights: 3, isBlocked: (day) => day === '2026-12-24' || day === '2026-12-25' },
  play: async () => {
    const dialog = await open();
    const day = (name: string) => dialog.getByRole('button', { name });
    await expect(day('Thu, Dec 24, 2026')).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(day('Wed, Dec 16, 2026'));
    await expect(dialog.getByRole('status')).toHaveTextContent('Choose 3 nights at least.');
    for (const [name, isTaken] of [
      ['Fri, Dec 18, 2026', 'true'],
      ['Sat, Dec 19, 2026', null],
      ['Sat, Dec 26, 2026', 'true'],
    ] as const)
      await expect(day(name).getAttribute('aria-disabled')).toBe(isTaken);
    await userEvent.click(day('Fri, Dec 18, 2026'));
    await expect(day('Wed, Dec 16, 2026')).toBeVisible();
  },
  tags: ['visual'],
});

export const Dark = meta.story({ ...MinimumAndBlocked.input, tags: [], globals: { theme: 'dark' } });

export const RightToLeft = meta.story({
  globals: { direction: 'rtl' },
  play: async () => {
    await open();
    const before = document.activeElement?.getAttribute('aria-label');
    await userEvent.keyboard('{ArrowLeft}{ArrowRight}');
    await expect(document.activeElement?.getAttribute('aria-label')).toBe(before);
  },
});

export const Phone = meta.story({
  globals: { viewport: { value: 'small' } },
  play: async () => {
    await open();
    await expectNoSidewaysScroll();
  },
});
