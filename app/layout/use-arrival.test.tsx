import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, MemoryRouter, parsePath, Route, Routes, useNavigate } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { OpeningContext, useOpening } from './opening';
import { SkipLink } from './skip-link';
import { useArrival } from './use-arrival';

afterEach(cleanup);

function Page({ name }: { name: string }) {
  useArrival();
  return (
    <main id="main" tabIndex={-1}>
      <h1 tabIndex={-1}>{name}</h1>
      <Link to="/two">Two</Link>
      <Link to="/uno">Uno</Link>
      <Link to="/two#answer">Answer</Link>
      <Link to="?tab=trips">Trips</Link>
      <Link to="#%E0%A4%A">Broken</Link>
      <details id="answer">
        <summary>Question</summary>
        Because.
      </details>
    </main>
  );
}

function Site() {
  return (
    <OpeningContext.Provider value={useOpening()}>
      <SkipLink />
      <Routes>
        <Route path="/one" element={<Page key="one" name="One" />} />
        <Route path="/two" element={<Page key="two" name="Two" />} />
        <Route path="/uno" element={<Page key="one" name="One" />} />
      </Routes>
      <Back />
    </OpeningContext.Provider>
  );
}

function Back() {
  const navigate = useNavigate();
  return (
    <button type="button" onClick={() => navigate(-1)}>
      Back
    </button>
  );
}

/** Opens the site; a reload finds the key that the router gave to the entry. */
const open = (address: string, key?: string) =>
  render(
    <MemoryRouter initialEntries={[{ ...parsePath(address), ...(key === undefined ? {} : { key }) }]}>
      <Site />
    </MemoryRouter>,
  );

const press = (name: string) => userEvent.click(screen.getByRole('link', { name }));

it('leaves focus to the browser on the page that the site is opened on', () => {
  open('/one');
  expect(document.activeElement).toBe(document.body);
});

it('leaves it to the browser on a page that is reloaded', () => {
  open('/two', 'k3y');
  expect(document.activeElement).toBe(document.body);
});

it('moves focus to the h1 of the page that the site was opened on, once the reader comes back to it', async () => {
  open('/one');
  await press('Uno');
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'One' }));
  await userEvent.click(screen.getByRole('button', { name: 'Back' }));
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'One' }));
});

it('moves focus to the h1 after a navigation (decision 10)', async () => {
  open('/one');
  await press('Two');
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Two' }));
});

it('leaves focus where it is when only the query changes', async () => {
  open('/one');
  await press('Two');
  await press('Trips');
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Trips' }));
});

it('opens and focuses the part that the address names', async () => {
  open('/one');
  expect(document.querySelector('details')?.open).toBe(false);
  await press('Answer');
  expect(document.querySelector('details')?.open).toBe(true);
  expect(document.activeElement?.textContent).toBe('Question');
});

it('opens it on the first page too, and bears an address that is no valid escape', async () => {
  open('/one#answer');
  expect(document.querySelector('details')?.open).toBe(true);
  await press('Broken');
  expect(screen.getByRole('heading', { name: 'One' })).toBeTruthy();
});

it('skips to the main part without a change of the address', async () => {
  open('/one');
  await press('Skip to content');
  expect(document.activeElement).toBe(screen.getByRole('main'));
  expect(window.location.hash).toBe('');
});
