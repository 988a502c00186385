import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { TapaProvider } from 'tapa-ui/theme';
import { afterEach, expect, it } from 'vitest';
import { RouterLink } from '../../layout/router-link';
import DestinationsScreen from './destinations-screen';

afterEach(cleanup);

const Address = () => <code>{useLocation().search}</code>;

const address = () => document.querySelector('code')?.textContent;

const open = (address: string, useTransitions = false) =>
  render(
    <TapaProvider linkComponent={RouterLink}>
      <MemoryRouter initialEntries={[address]} useTransitions={useTransitions}>
        <DestinationsScreen />
        <Address />
      </MemoryRouter>
    </TapaProvider>,
  );

const results = () => screen.getByRole('status');

async function search(place: string) {
  const where = screen.getByRole('searchbox', { name: 'Where' });
  await userEvent.clear(where);
  await userEvent.type(where, `${place}{Enter}`);
}

it('announces the number of destinations after each search, even if it is the same', async () => {
  open('/destinations');
  await search('fiji');
  expect(results().textContent).toBe('1 destination');
  const said: Node[] = [];
  const watch = new MutationObserver((changes) => {
    for (const { addedNodes } of changes) said.push(...addedNodes);
  });
  watch.observe(results(), { childList: true, subtree: true });
  await search('samoa');
  watch.disconnect();
  expect(said.map(({ textContent }) => textContent)).toEqual(['1 destination']);
});

it('moves focus to the results when the link to all of them disappears', async () => {
  open('/destinations?q=zzzz');
  screen.getByRole('link', { name: 'Show all destinations' }).focus();
  await userEvent.keyboard('{Enter}');
  const heading = screen.getByRole('heading', { name: /^\d+ destinations$/ });
  expect(document.activeElement).toBe(heading);
});

it('keeps focus in the search when it finds something again', async () => {
  open('/destinations?q=zzzz');
  await search('fiji');
  expect(results().textContent).toBe('1 destination');
  expect(document.activeElement).toBe(screen.getByRole('searchbox', { name: 'Where' }));
});

it('keeps a text that is typed before a choice shows its results', () => {
  open('/destinations', true);
  const where = screen.getByRole<HTMLInputElement>('searchbox', { name: 'Where' });
  act(() => {
    fireEvent.click(screen.getByRole('radio', { name: 'Food' }));
    fireEvent.input(where, { target: { value: 'samoa' } });
  });
  expect(address()).toBe('?interest=food');
  expect(where.value).toBe('samoa');
  fireEvent.submit(where);
  expect(address()).toBe('?q=samoa&interest=food');
});

it('shows the filter of a link', async () => {
  open('/destinations?q=zzzz&interest=food');
  await userEvent.click(screen.getByRole('link', { name: 'Show all destinations' }));
  expect(screen.getByRole<HTMLInputElement>('searchbox', { name: 'Where' }).value).toBe('');
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'All' }).checked).toBe(true);
});

const DAYS = 'from=2027-03-28&until=2027-04-04';

const month = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Month of travel' });

const plan = () => screen.getByRole('link', { name: 'Plan days in Fiji' }).getAttribute('href');

it("shows the month of the address's days, and passes the days to the itinerary, even after another search", async () => {
  open(`/destinations?${DAYS}&ref=mail`);
  expect(month().value).toBe('3');
  expect(plan()).toBe(`/ai-itinerary?to=fiji&${DAYS}`);
  await search('fiji');
  expect(address()).toBe(`?ref=mail&q=fiji&${DAYS}&month=3`);
  expect(plan()).toBe(`/ai-itinerary?to=fiji&${DAYS}`);
});

it('clears the days when another month is chosen', async () => {
  open(`/destinations?${DAYS}`);
  await userEvent.selectOptions(month(), '');
  expect(address()).toBe('');
  expect(month().value).toBe('');
  expect(plan()).toBe('/ai-itinerary?to=fiji');
});
