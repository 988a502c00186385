import { expect, userEvent, within } from 'storybook/test';
import { AGENT_ANSWERS, AGENT_CALLBACKS } from '../../../.storybook/dashboard-args.js';
import preview from '../../../.storybook/preview.js';
import { users } from '../../testing/demo-api/fixtures/users.js';
import { TravelAgentDashboard } from './travel-agent-dashboard.js';

const meta = preview.meta({
  title: 'dashboards/travel-agent/search',
  id: 'dashboards-travel-agent-search',
  component: TravelAgentDashboard,
  parameters: { layout: 'fullscreen' },
  args: { user: users.travel_agent, ...AGENT_ANSWERS, ...AGENT_CALLBACKS },
  argTypes: { banner: { control: false }, brand: { control: false } },
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

export const SearchErrors = meta.story({
  args: { defaultTab: 'external-apis' },
  play: async ({ args, canvas }) => {
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
