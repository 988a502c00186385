import { expect, userEvent, within } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { fitsWindow } from '../../../.storybook/story-checks';
import { page as businessSolutions } from '../../content/pages/business-solutions';
import { page as culturalExperiences } from '../../content/pages/cultural-experiences';
import { page as safety } from '../../content/pages/safety';
import { page as terms } from '../../content/pages/terms';
import { page as travelAgents } from '../../content/pages/travel-agents';
import AiItineraryScreen from './ai-itinerary-screen';
import ContactScreen from './contact-screen';
import { ContentPage } from './content-page';
import DestinationsScreen from './destinations-screen';
import FestivalsScreen from './festivals-events-screen';
import HelpScreen from './help-screen';
import PricingScreen from './pricing-screen';
import { inPublicLayout } from './story-frame';

const meta = preview.meta({
  title: 'app/pages',
  id: 'app-pages',
  parameters: { layout: 'fullscreen' },
  decorators: [inPublicLayout],
});

export const CulturalExperiences = meta.story({
  parameters: { address: '/cultural-experiences' },
  render: () => <ContentPage page={culturalExperiences} />,
});

export const BusinessSolutions = meta.story({
  parameters: { address: '/business-solutions' },
  render: () => <ContentPage page={businessSolutions} />,
});

export const TravelAgents = meta.story({
  parameters: { address: '/travel-agents' },
  render: () => <ContentPage page={travelAgents} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Open the demo' })).toHaveAttribute(
      'href',
      '/demo-portals',
    );
    await expect(canvas.getByText('Example account, fictional people')).toBeVisible();
  },
});

export const Safety = meta.story({
  parameters: { address: '/safety' },
  render: () => <ContentPage page={safety} />,
});

export const Terms = meta.story({
  parameters: { address: '/terms' },
  render: () => <ContentPage page={terms} />,
});

export const Destinations = meta.story({
  parameters: { address: '/destinations' },
  render: () => <DestinationsScreen />,
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Where' }), 'nukualofa{Enter}');
    await expect(within(canvas.getByRole('main')).getByRole('status')).toHaveTextContent('1 destination');
    const card = canvas.getByRole('article', { name: 'Tonga' });
    await userEvent.hover(card);
    const island = within(canvas.getByRole('navigation', { name: 'Map of the destinations' })).getByRole(
      'link',
    );
    await expect(island).toHaveAttribute('data-pointed');
    await userEvent.hover(island);
    await expect(card).toHaveAttribute('data-pointed');
    await userEvent.unhover(island);
  },
});

export const DestinationsByInterest = meta.story({
  parameters: { address: '/destinations?interest=crafts&month=9' },
  render: () => <DestinationsScreen />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: 'Crafts' })).toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: 'All' }));
    await expect(canvas.getByText('Attend the Goroka Show', { selector: 'article li' })).toBeVisible();
  },
});

export const Festivals = meta.story({
  parameters: { address: '/festivals-events' },
  render: () => <FestivalsScreen />,
  play: async ({ canvas }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Place' }), 'Fiji');
    await userEvent.click(canvas.getByRole('radio', { name: 'Season and sea' }));
    await expect(within(canvas.getByRole('main')).getByRole('status')).toHaveTextContent('1 festival');
    await expect(canvas.getByRole('link', { name: 'Diwali' })).toHaveAttribute(
      'href',
      expect.stringMatching(/#diwali$/),
    );
    await userEvent.click(canvas.getByRole('radio', { name: 'All' }));
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Place' }), '');
  },
});

export const NoFestival = meta.story({
  parameters: { address: '/festivals-events?kind=nation&place=Tonga' },
  render: () => <FestivalsScreen />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'No festival fits' })).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'Show all festivals' }));
    await expect(canvas.getByRole('link', { name: 'Heilala Festival' })).toBeVisible();
  },
});

export const GuideOpenedByAddress = meta.story({
  parameters: { address: '/destinations#samoa' },
  render: () => <DestinationsScreen />,
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('#samoa')).toHaveAttribute('open');
  },
});

export const Itinerary = meta.story({
  parameters: { address: '/ai-itinerary' },
  render: () => <AiItineraryScreen />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Make an outline' }));
    await expect(canvas.getByLabelText('Destination')).toHaveFocus();
    await expect(canvas.getByText('Choose your first day.')).toBeVisible();
  },
});

export const ItineraryOutline = meta.story({
  parameters: {
    address: '/ai-itinerary?to=tonga&from=2027-07-30&until=2027-08-06&pace=balanced&like=crafts,ocean',
  },
  render: () => <AiItineraryScreen />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: '8 days in Tonga' })).toBeVisible();
    await expect(canvas.getByText('Meet humpback whales')).toBeVisible();
  },
});

export const Pricing = meta.story({
  parameters: { address: '/pricing' },
  render: () => <PricingScreen />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('$3,060')).toBeVisible();
    const price = canvas.getByLabelText('Price per guest, in US dollars');
    await userEvent.clear(price);
    await userEvent.type(price, '99.99');
    await expect(canvas.getByText('$799.92')).toBeVisible();
    await expect(canvas.getByText('−$119.99')).toBeVisible();
    await expect(canvas.getByText('$679.93')).toBeVisible();
  },
});

export const Help = meta.story({
  parameters: { address: '/help' },
  render: () => <HelpScreen />,
  play: async ({ canvas }) => {
    const search = canvas.getByRole('searchbox', { name: 'Search the answers' });
    await userEvent.type(search, 'forgot password');
    await expect(within(canvas.getByRole('main')).getByRole('status')).toHaveTextContent('1 answer found');
    await expect(canvas.getByText(/We cannot send you a link from here yet/)).toBeVisible();
    await userEvent.type(search, ' zebra');
    await expect(canvas.getByRole('heading', { name: 'No answer with these words' })).toBeVisible();
    await userEvent.clear(search);
  },
});

export const Contact = meta.story({
  parameters: { address: '/contact' },
  render: () => <ContactScreen />,
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('Your name'), 'Hana');
    await userEvent.type(canvas.getByLabelText('Your email'), 'hana@example.com');
    await userEvent.type(canvas.getByLabelText('Your message'), 'Is the ferry to ʻEua running?');
    await userEvent.click(canvas.getByRole('button', { name: 'Prepare message' }));
    await expect(within(canvas.getByRole('main')).getByRole('status')).toHaveTextContent('It was not sent.');
  },
});

/** A table with many columns and text at 200% (WCAG 1.4.4). */
export const LargeTextTable = meta.story({
  ...fitsWindow('tablet', { textSize: '200' }),
  parameters: { address: '/business-solutions' },
  render: () => <ContentPage page={businessSolutions} />,
});

export const LargeTextCalendar = meta.story({
  ...fitsWindow('tablet', { textSize: '200' }),
  parameters: { address: '/festivals-events' },
  render: () => <FestivalsScreen />,
});

/** Each row is a block; column names remain for screen readers. */
export const PhoneTable = meta.story({
  globals: { viewport: { value: 'phone' } },
  parameters: { address: '/business-solutions' },
  render: () => <ContentPage page={businessSolutions} />,
  play: async ({ canvas }) => {
    const [table] = canvas.getAllByRole('table');
    if (!table) throw new Error('The page has no table.');
    await expect(within(table).getAllByRole('columnheader').length).toBeGreaterThan(2);
    await expect(within(table).getAllByRole('rowheader').length).toBeGreaterThan(2);
  },
});
