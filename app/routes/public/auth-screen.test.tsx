import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import AuthScreen from './auth-screen';

afterEach(cleanup);

const show = () =>
  render(
    <MemoryRouter initialEntries={['/auth']}>
      <AuthScreen />
    </MemoryRouter>,
  );

it('announces at every submit that nothing was sent', async () => {
  show();
  await userEvent.type(screen.getByLabelText('Email'), 'hana.tamaki@example.com');
  await userEvent.type(screen.getByLabelText('Password'), 'bilum{Enter}');
  const said = screen.getByRole('status').firstElementChild;
  expect(said?.textContent).toContain('nothing was sent');
  await userEvent.keyboard('{Enter}');
  const again = screen.getByRole('status').firstElementChild;
  expect(again?.textContent).toBe(said?.textContent);
  expect(again).not.toBe(said);
});

it('removes the notice when entries change', async () => {
  show();
  await userEvent.type(screen.getByLabelText('Email'), 'hana.tamaki@example.com');
  await userEvent.type(screen.getByLabelText('Password'), 'bilum{Enter}');
  expect(screen.getByRole('status').textContent).toContain('complete');
  await userEvent.clear(screen.getByLabelText('Password'));
  await userEvent.keyboard('{Enter}');
  expect(screen.getByText('Enter your password.')).toBeTruthy();
  expect(screen.getByRole('status').textContent).toBe('');
});
