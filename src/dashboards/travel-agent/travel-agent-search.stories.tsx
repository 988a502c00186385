import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { AGENT } from '../../../.storybook/dashboard-args.js';
import preview from '../../../.storybook/preview.js';
import { TravelAgentDashboard } from './travel-agent-dashboard.js';

const meta = preview.meta({
  title: 'dashboards/travel-agent/search',
  id: 'dashboards-travel-agent-search',
  component: TravelAgentDashboard,
  ...AGENT.bare,
  args: { ...AGENT.bare.args, ...AGENT.callbacks },
});

// spec: 2.agent-search
export const SearchingFlights = meta.story({
  args: { defaultTab: 'external-apis' },
  play: async ({ args, canvas }) => {
    const form = within(canvas.getByRole('search', { name: 'Search flights' }));
    await userEvent.type(form.getByLabelText('From'), ' Tāmaki Makaurau ');
    await userEvent.type(form.getByLabelText('To'), 'Nukuʻalofa');
    await userEvent.type(form.getByLabelText('Departure'), '2026-12-14');
    await userEvent.clear(form.getByLabelText('Travelers'));
    await userEvent.type(form.getByLabelText('Travelers'), '3');
    await userEvent.click(form.getByRole('button', { name: 'Search flights' }));
    await expect(args.onSearch).toHaveBeenLastCalledWith({
      kind: 'flights',
      from: 'Tāmaki Makaurau',
      to: 'Nukuʻalofa',
      departure: '2026-12-14',
      return: '',
      travelers: 3,
    });
  },
});

// spec: 2.agent-search
export const SearchingHotelsByKeyboard = meta.story({
  args: { defaultTab: 'external-apis' },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Hotels' }));
    const form = within(canvas.getByRole('search', { name: 'Search hotels' }));
    await userEvent.type(form.getByLabelText('Check-in'), '2026-12-14');
    await userEvent.type(form.getByLabelText('Check-out'), '2026-12-21');
    await userEvent.type(form.getByLabelText('Destination'), 'Rarotonga{Enter}');
    await expect(args.onSearch).toHaveBeenLastCalledWith({
      kind: 'hotels',
      destination: 'Rarotonga',
      checkIn: '2026-12-14',
      checkOut: '2026-12-21',
      guests: 1,
    });
  },
});

// spec: 2.agent-search
export const SearchingExperiences = meta.story({
  args: { defaultTab: 'external-apis' },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Experiences' }));
    const form = within(canvas.getByRole('search', { name: 'Search experiences' }));
    await userEvent.type(form.getByLabelText('Destination'), 'Goroka');
    await userEvent.type(form.getByLabelText('Interest (optional)'), 'weaving');
    await userEvent.click(form.getByRole('button', { name: 'Search experiences' }));
    await expect(args.onSearch).toHaveBeenLastCalledWith({
      kind: 'experiences',
      destination: 'Goroka',
      interest: 'weaving',
      date: '',
      guests: 1,
    });
  },
});

const OFFERS = [
  { id: 1, provider: 'Lagoon Stays', title: 'Garden bungalow, 7 nights', price: 1290, commission: 129 },
  { id: 2, provider: 'Pacific Beds', title: 'Beach house, 7 nights', price: 1540, commission: 185 },
];

/** Dates come from a calendar, a place is kept when the kind changes, and the answer's offers are listed. */
export const Offers = meta.story({
  args: { defaultTab: 'external-apis' },
  play: async ({ args, canvas }) => {
    args.onSearch?.mockResolvedValueOnce(OFFERS as never);
    await userEvent.type(canvas.getByLabelText('To'), 'Rarotonga');
    await userEvent.click(canvas.getByRole('radio', { name: 'Hotels' }));
    await expect(canvas.getByLabelText('Destination')).toHaveValue('Rarotonga');
    await userEvent.type(canvas.getByLabelText('Check-in'), '2026-12-14');
    await userEvent.click(canvas.getByRole('button', { name: 'Choose in a calendar' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Dates' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Mon, Dec 14, 2026' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Mon, Dec 21, 2026' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'Search hotels' }));
    await expect(args.onSearch).toHaveBeenLastCalledWith({
      kind: 'hotels',
      destination: 'Rarotonga',
      checkIn: '2026-12-14',
      checkOut: '2026-12-21',
      guests: 1,
    });
    const offers = within(await canvas.findByRole('table', { name: 'Results' }));
    await expect(offers.getByRole('row', { name: /Garden bungalow.*\$129.*\$1,290/ })).toBeVisible();
  },
  tags: ['visual'],
});

/** An answer without offers shows an empty state. */
export const NoOffers = meta.story({
  args: { defaultTab: 'external-apis' },
  play: async ({ args, canvas }) => {
    args.onSearch?.mockResolvedValueOnce([] as never);
    await userEvent.click(canvas.getByRole('radio', { name: 'Experiences' }));
    await userEvent.type(canvas.getByLabelText('Destination'), 'Goroka{Enter}');
    await expect(await canvas.findByText('Nothing found')).toBeVisible();
  },
});

export const SearchErrors = meta.story({
  args: { defaultTab: 'external-apis' },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Hotels' }));
    const form = within(canvas.getByRole('search', { name: 'Search hotels' }));
    await userEvent.type(form.getByLabelText('Check-in'), '2026-12-14');
    await userEvent.type(form.getByLabelText('Check-out'), '2026-12-14');
    await userEvent.clear(form.getByLabelText('Guests'));
    await userEvent.click(form.getByRole('button', { name: 'Search hotels' }));
    await expect(form.getByLabelText('Destination')).toHaveFocus();
    await expect(form.getByLabelText('Destination')).toHaveAccessibleDescription('Enter a destination.');
    await expect(form.getByLabelText('Check-out')).toHaveAccessibleDescription(
      'Choose a day after the check-in.',
    );
    await expect(form.getByLabelText('Guests')).toHaveAccessibleDescription('Enter a number from 1 to 99.');
    await expect(form.getByLabelText('Check-in')).toBeValid();
    await expect(args.onSearch).not.toHaveBeenCalled();
    await userEvent.type(form.getByLabelText('Guests'), '2');
    await userEvent.clear(form.getByLabelText('Check-out'));
    await userEvent.type(form.getByLabelText('Check-out'), '2026-12-15');
    await userEvent.type(form.getByLabelText('Destination'), 'Suva{Enter}');
    await expect(form.queryByText('Enter a destination.')).toBeNull();
    await expect(args.onSearch).toHaveBeenCalledOnce();
  },
});
