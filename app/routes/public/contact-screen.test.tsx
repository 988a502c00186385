import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { ContactForm } from './contact-screen';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

async function putTogether() {
  const user = userEvent.setup();
  render(<ContactForm />, { wrapper: MemoryRouter });
  await user.type(screen.getByLabelText('Your name'), 'Hana');
  await user.type(screen.getByLabelText('Your email'), 'hana@example.com');
  await user.type(screen.getByLabelText('Your message'), 'Where do we meet?');
  const compose = screen.getByRole('button', { name: 'Prepare message' });
  await user.click(compose);
  return { user, compose };
}

it("shows 'Copied' only for the copied message", async () => {
  const { user, compose } = await putTogether();
  await user.click(await screen.findByRole('button', { name: 'Copy message' }));
  expect(await screen.findByText('Copied.')).toBeDefined();
  await user.type(screen.getByLabelText('Your message'), ' And when?');
  await user.click(compose);
  await screen.findByText(/And when\?/, { selector: 'blockquote *' });
  expect(screen.queryByText('Copied.')).toBeNull();
});

it('shows that it is waiting for the clipboard', async () => {
  const { user } = await putTogether();
  vi.spyOn(navigator.clipboard, 'writeText').mockReturnValue(new Promise(() => undefined));
  await user.click(await screen.findByRole('button', { name: 'Copy message' }));
  expect((await screen.findByRole('button', { name: 'Copying' })).getAttribute('aria-busy')).toBe('true');
});

it('removes the message when the form is reset', async () => {
  await putTogether();
  const field = screen.getByLabelText<HTMLTextAreaElement>('Your message');
  expect(await screen.findByText(/Where do we meet\?/, { selector: 'blockquote *' })).toBeDefined();
  fireEvent.reset(field.form as HTMLFormElement);
  expect(screen.queryByText(/Where do we meet\?/, { selector: 'blockquote *' })).toBeNull();
});
