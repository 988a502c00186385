// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { CommandMenu } from './index.js';

afterEach(cleanup);

it('opens and goes from entry to entry in a host’s tests, whose jsdom has no layout, without any setup', async () => {
  const onChoose = vi.fn();
  const items = ['Bookings', 'Clients'].map((label) => ({
    id: label,
    label,
    onChoose: () => onChoose(label),
  }));
  render(<CommandMenu groups={[{ label: 'Pages', items }]} />);
  await userEvent.keyboard('{Control>}k{/Control}');
  expect(await screen.findByRole('dialog')).toBeDefined();
  await screen.findByRole('option', { name: 'Clients' });
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(onChoose).toHaveBeenCalledExactlyOnceWith('Clients');
});
