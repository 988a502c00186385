// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { CommandMenu } from './index.js';

afterEach(cleanup);

it('chooses what was typed and entered while it loaded, and keeps both from the page', async () => {
  const onChoose = vi.fn();
  const onPage = vi.fn();
  const items = ['Bookings', 'Clients'].map((label) => ({
    id: label,
    label,
    onChoose: () => onChoose(label),
  }));
  render(
    <main onKeyDown={onPage}>
      <CommandMenu groups={[{ label: 'Pages', items }]} />
    </main>,
  );
  const button = screen.getByRole('button', { name: /Search/ });
  fireEvent.keyDown(button, { key: 'k', ctrlKey: true });
  onPage.mockClear();
  for (const key of ['c', 'l', 'Enter']) expect(fireEvent.keyDown(button, { key })).toBe(false);
  await waitFor(() => expect(onChoose).toHaveBeenCalledExactlyOnceWith('Clients'));
  expect(onPage).not.toHaveBeenCalled();
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('is not cancelled while it loads by an Escape that ends a composition', async () => {
  render(<CommandMenu groups={[]} />);
  fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true, isComposing: true });
  expect(screen.queryByRole('dialog')).toBeNull();
  fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true });
  fireEvent.keyDown(document.body, { key: 'Escape', isComposing: true });
  fireEvent.keyDown(document.body, { key: 'b', keyCode: 229 });
  const field = await screen.findByRole('combobox');
  expect((field as HTMLInputElement).value).toBe('');
});

it('works without any setup in a host’s tests, whose jsdom has no layout', async () => {
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
