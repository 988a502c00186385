import { expect } from 'storybook/test';
import { LONG_WORD } from '../../../.storybook/extreme-data.js';
import preview from '../../../.storybook/preview.js';
import { Loading } from '../skeleton/index.js';
import { type CalendarSpan, MonthCalendar } from './index.js';

const SPANS: readonly CalendarSpan[] = [
  { key: '1', label: 'Aroha Ngata, Rarotonga', first: '2026-12-14', last: '2026-12-21' },
  { key: '2', label: 'Delma Kila, Goroka', first: '2026-12-28', last: '2027-01-02', isPending: true },
];

const meta = preview.meta({
  title: 'components/month-calendar',
  id: 'components-month-calendar',
  component: MonthCalendar,
  args: { month: '2026-12', spans: SPANS },
  decorators: [(Story) => <div style={{ maxInlineSize: 368 }}>{Story()}</div>],
});

const looks = (canvasElement: HTMLElement, look: string): string[] =>
  [...canvasElement.querySelectorAll(`[data-look="${look}"]`)].map(({ textContent }) => textContent ?? '');

export const Default = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await expect(looks(canvasElement, 'filled')).toEqual(['14', '15', '16', '17', '18', '19', '20', '21']);
    await expect(looks(canvasElement, 'outlined')).toEqual(['28', '29', '30', '31']);
    await expect(canvas.getByText('Dec 14 – 21: Aroha Ngata, Rarotonga')).toBeVisible();
    await expect(canvas.getByText('Dec 28, 2026 – Jan 2, 2027: Delma Kila, Goroka, pending')).toBeVisible();
  },
});

export const Playground = meta.story({ args: { month: '2027-01' } });

/** The locale decides the first weekday, the names of the days and the digits. */
export const Matrix = meta.story({
  tags: ['visual'],
  render: (args) => (
    <div className="story-grid">
      <MonthCalendar {...args} />
      <MonthCalendar {...args} month="2027-02" spans={[]} />
      <MonthCalendar
        {...args}
        most={1}
        spans={[
          ...SPANS,
          { key: '3', label: 'Peter Wale, Honiara', first: '2026-12-01', last: '2026-12-03' },
        ]}
      />
    </div>
  ),
});

export const MoreThanListed = meta.story({
  args: { most: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Dec 14 – 21: Aroha Ngata, Rarotonga',
      '1 more',
    ]);
  },
});

export const NothingTakesPlace = meta.story({
  args: { month: '2027-02' },
  play: async ({ canvas, canvasElement }) => {
    await expect(looks(canvasElement, 'free')).toHaveLength(28);
    await expect(canvas.queryByRole('list')).toBeNull();
  },
});

export const LoadingDays = meta.story({
  name: 'Loading',
  render: (args) => (
    <Loading active>
      <MonthCalendar {...args} />
    </Loading>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(looks(canvasElement, 'free')).toHaveLength(31);
    await expect(canvas.queryByText(/\d/)).toBeNull();
  },
});

export const RightToLeft = meta.story({ globals: { direction: 'rtl', locale: 'ar' } });

export const LongText = meta.story({
  args: { spans: [{ key: '1', label: LONG_WORD, first: '2026-12-14', last: '2026-12-21' }] },
});
