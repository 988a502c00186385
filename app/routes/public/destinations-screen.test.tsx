import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { TapaProvider } from 'tapa-ui/theme';
import { afterEach, expect, it } from 'vitest';
import { RouterLink } from '../../layout/router-link';
import DestinationsScreen from './destinations-screen';

afterEach(cleanup);

const open = (address: string) =>
  render(
    <TapaProvider linkComponent={RouterLink}>
      <MemoryRouter initialEntries={[address]} useTransitions={false}>
        <DestinationsScreen />
      </MemoryRouter>
    </TapaProvider>,
  );

const results = () => screen.getByRole('status');

async function search(place: string) {
  const where = screen.getByRole('searchbox', { name: 'Where' });
  await userEvent.clear(where);
  await userEvent.type(where, `${place}{Enter}`);
}

it('says at each search how many destinations it found, also when there are as many as before', async () => {
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

it('moves focus on to the results when the way to all of them goes away', async () => {
  open('/destinations?q=zzzz');
  screen.getByRole('link', { name: 'Show all destinations' }).focus();
  await userEvent.keyboard('{Enter}');
  const heading = screen.getByRole('heading', { name: /^\d+ destinations$/ });
  expect(document.activeElement).toBe(heading);
});

it('leaves focus in the search that has found something again', async () => {
  open('/destinations?q=zzzz');
  await search('fiji');
  expect(results().textContent).toBe('1 destination');
  expect(document.activeElement).toBe(screen.getByRole('searchbox', { name: 'Where' }));
});
