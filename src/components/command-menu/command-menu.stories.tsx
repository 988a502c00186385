import { expect, fireEvent, fn, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview.js';
import { fitsWindow } from '../../../.storybook/story-checks.js';
import { Ticket, Users } from '../../icons/index.js';
import { CommandMenu } from './index.js';

const openClients = fn();
const openRow = fn();

const ROWS = [
  { id: 'row/1', label: 'Delma Kila', detail: 'Goroka · Festival package', note: '$2,150' },
  { id: 'row/2', label: 'Clive Tabi', detail: 'Tanna · Volcano trek', note: '$1,480' },
];

const meta = preview.meta({
  title: 'components/command-menu',
  id: 'components-command-menu',
  component: CommandMenu,
  args: {
    groups: [
      {
        label: 'In this dashboard',
        items: [
          { id: 'tab/overview', label: 'Overview', onChoose: fn() },
          { id: 'tab/clients', label: 'Clients', icon: <Users />, note: '42', onChoose: openClients },
          { id: 'tab/bookings', label: 'Bookings', icon: <Ticket />, note: '128', onChoose: fn() },
        ],
      },
      { label: 'Other pages', items: [{ id: 'page/help', label: 'Help', href: '#help' }] },
    ],
    groupsFor: (text: string) => [
      {
        label: 'Bookings',
        items: ROWS.filter(({ label, detail }) =>
          `${label} ${detail}`.toLowerCase().includes(text.toLowerCase()),
        ).map((row) => ({ ...row, onChoose: () => openRow(row.label) })),
      },
    ],
  },
  argTypes: { groupsFor: { control: false } },
});

const openMenu = async () => {
  await userEvent.keyboard('{Control>}k{/Control}');
  return within(await screen.findByRole('dialog', { name: 'Search' }));
};

/** Opens by keyboard, filters by text, and closes when a place is chosen. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Search' });
    button.focus();
    const menu = await openMenu();
    const field = menu.getByRole('combobox', { name: 'Search' });
    await expect(field).toHaveFocus();
    await expect(menu.getAllByRole('option')).toHaveLength(4);
    await userEvent.keyboard('cli');
    await expect(menu.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      'Clive TabiTanna · Volcano trek$1,480',
      'Clients42',
    ]);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(openClients).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(button).toHaveFocus();
    await openMenu();
    await userEvent.keyboard('{Control>}k{/Control}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
});

export const Playground = meta.story();

/** Rows of lists come first, words with other endings match, and a place may be on another page. */
export const SearchesLists = meta.story({
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Search' }));
    let menu = within(await screen.findByRole('dialog'));
    await userEvent.keyboard('tanna{Enter}');
    await expect(openRow).toHaveBeenLastCalledWith('Clive Tabi');
    menu = await openMenu();
    const recent = within(menu.getByRole('group', { name: 'Opened last' }));
    await expect(recent.getByRole('option', { name: /^Clive Tabi/ })).toBeVisible();
    await userEvent.keyboard('helped');
    await expect(menu.getAllByRole('option')).toHaveLength(1);
    const followed = fn();
    // Keeps the story on its page.
    const stay = (event: MouseEvent) => {
      if (!(event.target instanceof HTMLAnchorElement)) return;
      event.preventDefault();
      followed(event.target.hash);
    };
    document.addEventListener('click', stay);
    await userEvent.click(menu.getByRole('option', { name: 'Help' }));
    document.removeEventListener('click', stay);
    await expect(followed.mock.calls).toEqual([['#help']]);
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
});

/** The presses that open a link in a tab do so here, and the menu stays open. */
export const InATab = meta.story({
  tags: ['tests'],
  play: async () => {
    const menu = await openMenu();
    const open = spyOn(window, 'open').mockReturnValue(null);
    const help = menu.getByRole('option', { name: 'Help' });
    await fireEvent.click(help, { ctrlKey: true });
    await fireEvent(help, new MouseEvent('auxclick', { button: 1, bubbles: true, cancelable: true }));
    const tab = [new URL('#help', document.baseURI).href, '_blank', 'noopener'];
    await expect(open.mock.calls).toEqual([tab, tab]);
    await expect(screen.getByRole('dialog', { name: 'Search' })).toHaveAttribute('data-state', 'open');
    open.mockRestore();
  },
});

/** Keys work by position on keyboards without Latin letters, and once while they are held. */
export const OtherKeys = meta.story({
  tags: ['tests'],
  play: async () => {
    const control = { key: 'л', code: 'KeyK', ctrlKey: true };
    await fireEvent.keyDown(document.body, { ...control, repeat: true });
    await expect(screen.queryByRole('dialog')).toBeNull();
    await fireEvent.keyDown(document.body, control);
    const field = within(await screen.findByRole('dialog', { name: 'Search' })).getByRole('combobox');
    // A key that is held neither closes the menu nor chooses.
    await fireEvent.keyDown(field, { ...control, repeat: true });
    await fireEvent.keyDown(field, { key: 'Enter', repeat: true });
    await expect(screen.getByRole('dialog', { name: 'Search' })).toHaveAttribute('data-state', 'open');
    await fireEvent.keyDown(field, control);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
});

/** On Apple's systems Control+K in a field deletes the text after the caret, and does not open the menu. */
export const OnApple = meta.story({
  tags: ['tests'],
  render: (args) => (
    <>
      <CommandMenu {...args} />
      <input aria-label="Note" />
    </>
  ),
  play: async ({ canvas }) => {
    const platform = spyOn(navigator, 'platform', 'get').mockReturnValue('MacIntel');
    const note = canvas.getByRole('textbox', { name: 'Note' });
    await expect(fireEvent.keyDown(note, { key: 'k', ctrlKey: true })).toBe(true);
    await expect(screen.queryByRole('dialog')).toBeNull();
    await fireEvent.keyDown(note, { key: 'k', metaKey: true });
    await screen.findByRole('dialog', { name: 'Search' });
    platform.mockRestore();
  },
});

/** Announces the number of results to screen readers. */
export const NoMatch = meta.story({
  play: async () => {
    const menu = await openMenu();
    await userEvent.keyboard('help');
    await waitFor(() => expect(menu.getByRole('status')).toHaveTextContent('1 result'));
    await userEvent.clear(menu.getByRole('combobox'));
    await userEvent.keyboard('zzz');
    await waitFor(() => expect(menu.getByText('No match for “zzz”.')).toBeVisible());
    await expect(menu.queryByRole('option')).toBeNull();
  },
});

const opened = { play: async () => void (await openMenu()) };

/** Rows with a detail that distinguishes them, and a note. */
export const Rows = meta.story({
  play: async () => {
    await openMenu();
    await userEvent.keyboard('ta');
  },
  tags: ['visual'],
});

export const Open = meta.story({ ...opened, tags: ['visual'] });

export const OpenDark = meta.story({ ...opened, globals: { theme: 'dark' }, tags: ['visual'] });

export const RightToLeft = meta.story({ ...opened, globals: { direction: 'rtl' } });

export const Phone = meta.story({ ...opened, ...fitsWindow('phone') });
