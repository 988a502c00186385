import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { ContactForm } from './contact-form';

afterEach(cleanup);

it('says that a message is copied of no other than that one', async () => {
  const user = userEvent.setup();
  render(<ContactForm />, { wrapper: MemoryRouter });
  await user.type(screen.getByLabelText('Your name'), 'Hana');
  await user.type(screen.getByLabelText('Your email'), 'hana@example.com');
  await user.type(screen.getByLabelText('Your message'), 'Where do we meet?');
  const compose = screen.getByRole('button', { name: 'Put my message together' });
  await user.click(compose);
  await user.click(await screen.findByRole('button', { name: 'Copy message' }));
  expect(await screen.findByText('Copied.')).toBeDefined();
  await user.type(screen.getByLabelText('Your message'), ' And when?');
  await user.click(compose);
  await screen.findByText(/And when\?/, { selector: 'blockquote' });
  expect(screen.queryByText('Copied.')).toBeNull();
});
