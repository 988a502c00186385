import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Link, MemoryRouter, parsePath, Route, Routes, useNavigate } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { RouteFocus, RouteFocusContext, useRouteFocus, useRouteFocusState } from './route-focus';
import { useScrollPosition } from './scroll-position';
import { SkipLink } from './skip-link';

afterEach(cleanup);

function Page({ name }: { name: string }) {
  useRouteFocus();
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

/** A screen whose content renders when `letIn` is called. */
let letIn: () => void;
function LatePage() {
  const [isThere, setIsThere] = useState(false);
  letIn = () => setIsThere(true);
  return isThere ? (
    <main>
      <RouteFocus />
      <h1 tabIndex={-1}>Late</h1>
    </main>
  ) : null;
}

function Site() {
  return (
    <RouteFocusContext.Provider value={useRouteFocusState(useScrollPosition())}>
      <SkipLink />
      <Routes>
        <Route path="/one" element={<Page key="one" name="One" />} />
        <Route path="/two" element={<Page key="two" name="Two" />} />
        <Route path="/uno" element={<Page key="one" name="One" />} />
        <Route path="/late" element={<LatePage />} />
      </Routes>
      <Link to="/late">To what is late</Link>
      <Back />
      <button type="button">Menu</button>
    </RouteFocusContext.Provider>
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

/** Opens the site. @param key - of the history entry after a reload */
const open = (address: string, key?: string) =>
  render(
    <MemoryRouter initialEntries={[{ ...parsePath(address), ...(key === undefined ? {} : { key }) }]}>
      <Site />
    </MemoryRouter>,
  );

const press = (name: string) => userEvent.click(screen.getByRole('link', { name }));

it('does not move focus on the first page', () => {
  open('/one');
  expect(document.activeElement).toBe(document.body);
});

it('does not move focus after a reload', () => {
  open('/two', 'k3y');
  expect(document.activeElement).toBe(document.body);
});

it('moves focus to the h1 of the first page when the reader comes back to it', async () => {
  open('/one');
  await press('Uno');
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'One' }));
  await userEvent.click(screen.getByRole('button', { name: 'Back' }));
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'One' }));
});

it('moves focus to the h1 after a navigation', async () => {
  open('/one');
  await press('Two');
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Two' }));
});

it('does not move focus when only the query changes', async () => {
  open('/one');
  await press('Two');
  await press('Trips');
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Trips' }));
});

it('moves focus to a late h1, even if the page has moved focus meanwhile', async () => {
  open('/one');
  await press('To what is late');
  // As a closing menu does.
  screen.getByRole('button', { name: 'Back' }).focus();
  act(letIn);
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Late' }));
});

it('moves focus to a late h1 if the reader has pressed a key without moving focus', async () => {
  open('/one');
  await press('To what is late');
  await userEvent.keyboard('{PageDown}');
  act(letIn);
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Late' }));
});

it.each([
  ['by keyboard', () => userEvent.tab()],
  ['by a press', () => userEvent.click(screen.getByRole('button', { name: 'Menu' }))],
])('leaves focus where the reader has moved it meanwhile %s', async (_how, move) => {
  open('/one');
  await press('To what is late');
  await move();
  const moved = document.activeElement;
  expect(moved).not.toBe(document.body);
  expect(moved).not.toBe(screen.getByRole('link', { name: 'To what is late' }));
  act(letIn);
  expect(screen.getByRole('heading', { name: 'Late' })).toBeTruthy();
  expect(document.activeElement).toBe(moved);
});

it('opens and focuses the part that the address names', async () => {
  open('/one');
  expect(document.querySelector('details')?.open).toBe(false);
  await press('Answer');
  expect(document.querySelector('details')?.open).toBe(true);
  expect(document.activeElement?.textContent).toBe('Question');
});

it('focuses the part again at every press of its link', async () => {
  open('/two');
  await press('Answer');
  await press('Answer');
  expect(document.activeElement?.textContent).toBe('Question');
});

it('restores focus when the reader comes back from a part of the page', async () => {
  open('/two');
  await press('Answer');
  await userEvent.click(screen.getByRole('button', { name: 'Back' }));
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Answer' }));
});

it('does not move focus after a navigation within the page to an address without a hash', async () => {
  open('/two');
  await press('Answer');
  await press('Trips');
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Trips' }));
});

it('opens the part on the first page too, and accepts an invalid escape sequence', async () => {
  open('/one#answer');
  expect(document.querySelector('details')?.open).toBe(true);
  await press('Broken');
  expect(screen.getByRole('heading', { name: 'One' })).toBeTruthy();
});

it('skips to the main part without changing the address', async () => {
  open('/one');
  await press('Skip to content');
  expect(document.activeElement).toBe(screen.getByRole('main'));
  expect(window.location.hash).toBe('');
});
