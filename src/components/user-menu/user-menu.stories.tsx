import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { withInertLinks } from '../../../.storybook/decorators.js';
import preview from '../../../.storybook/preview.js';
import { atRest, LOADING_TIMEOUT } from '../../../.storybook/story-checks.js';
import { navMessages } from '../../i18n/compiled/en/nav.js';
import { useMessages } from '../../i18n/use-messages.js';
import { navItemsForRole } from '../bottom-nav/navigation.js';
import { HeaderBand, TopBar, type TopBarProps } from '../top-bar/index.js';
import { UserMenu } from './index.js';

const Bar = (props: Pick<TopBarProps, 'end'>) => (
  <TopBar items={navItemsForRole('traveler', useMessages(navMessages))} currentPath="/dashboard" {...props} />
);

const meta = preview.meta({
  title: 'components/user-menu',
  id: 'components-user-menu',
  component: UserMenu,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: {
    name: 'Hana Tāmaki',
    email: 'hana.tamaki@example.com',
    roleLabel: 'TRAVELER',
    onLogout: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ minBlockSize: 360 }}>
        <Bar end={<Story />} />
        <HeaderBand />
      </div>
    ),
    withInertLinks,
  ],
});

const openMenu = async (button: HTMLElement) => {
  await userEvent.click(button);
  const menu = await screen.findByRole('menu', undefined, LOADING_TIMEOUT);
  await atRest();
  return menu;
};

// spec: 2.avatar-menu, 2.links-without-page
export const Default = meta.story({
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Account menu, Hana Tāmaki' });
    await expect(button).toHaveAttribute('aria-haspopup', 'menu');
    await expect(canvas.getByText('Hana Tāmaki')).toBeVisible();
    const menu = await openMenu(button);
    await expect(menu.getBoundingClientRect().width).toBe(272);
    await expect(within(menu).getByText('hana.tamaki@example.com')).toBeVisible();
    await expect(within(menu).getByText('TRAVELER')).toBeVisible();
    await expect(within(menu).queryByText('Demo')).toBeNull();
    const hrefs = within(menu)
      .getAllByRole('menuitem')
      .map((item) => [item.textContent, item.getAttribute('href')]);
    await expect(hrefs).toEqual([
      ['Profile Settings', '/profile'],
      ['Account Settings', '/settings'],
      ['Log out', null],
    ]);
    await expect(menu.closest('[data-slot="tapa-portal"]')).not.toBeNull();
  },
});

export const Playground = meta.story({ args: { isDemo: true } });

export const Keyboard = meta.story({
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Account menu, Hana Tāmaki' });
    button.focus();
    await userEvent.keyboard('{Enter}');
    const item = (name: string) => screen.getByRole('menuitem', { name });
    await waitFor(() => expect(item('Profile Settings')).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await expect(item('Account Settings')).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(item('Log out')).toHaveFocus();
    await userEvent.keyboard('p');
    await waitFor(() => expect(item('Profile Settings')).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(button).toHaveFocus());
    await expect(screen.queryByRole('menu')).toBeNull();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(item('Profile Settings')).toHaveFocus());
    await userEvent.keyboard('{End}{Enter}');
    await expect(args.onLogout).toHaveBeenCalledOnce();
    await waitFor(() => expect(button).toHaveFocus());
  },
});

export const LogOut = meta.story({
  play: async ({ args, canvas }) => {
    const menu = await openMenu(canvas.getByRole('button'));
    await userEvent.click(within(menu).getByRole('menuitem', { name: 'Log out' }));
    await expect(args.onLogout).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  },
});

export const DemoAccount = meta.story({
  args: { isDemo: true, roleLabel: 'Cultural Organizer' },
  play: async ({ canvas }) => {
    const menu = await openMenu(canvas.getByRole('button'));
    await expect(within(menu).getByText('Demo')).toBeVisible();
    await expect(within(menu).getByText('Cultural Organizer')).toBeVisible();
  },
});

export const EmailOnly = meta.story({
  args: { name: '' },
  play: async ({ canvas }) => {
    const menu = await openMenu(
      canvas.getByRole('button', { name: 'Account menu, hana.tamaki@example.com' }),
    );
    await expect(within(menu).getAllByText('hana.tamaki@example.com')).toHaveLength(1);
  },
});

export const UnsafePicture = meta.story({
  args: { imageUrl: 'http://example.com/picture.png' },
  play: async ({ canvas, canvasElement }) => {
    await openMenu(canvas.getByRole('button'));
    await expect(document.querySelector('[data-slot="avatar"] img')).toBeNull();
    await expect(canvasElement.querySelector('[data-slot="avatar"]')).toHaveTextContent('HT');
  },
});

export const RightToLeft = meta.story({
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button');
    const menu = await openMenu(button);
    await waitFor(() =>
      expect(menu.getBoundingClientRect().left).toBeCloseTo(button.getBoundingClientRect().left, 0),
    );
  },
});

export const Narrow = meta.story({
  globals: { viewport: { value: 'small' } },
  args: {
    name: 'Te Rangi-tūkehu Hinewhaitiri-o-te-rangi Whakatōhea',
    email: 'a.very.long.address.without.any.break@heritage-tours-of-the-pacific.example.com',
    isDemo: true,
    roleLabel: 'Cultural Organizer',
  },
  play: async ({ canvas, canvasElement }) => {
    const button = canvas.getByRole('button');
    await expect(canvasElement.querySelector('[data-slot="user-menu"] bdi')).not.toBeVisible();
    await expect(button.getBoundingClientRect().height).toBe(44);
    const menu = (await openMenu(button)).getBoundingClientRect();
    await expect(menu.left).toBeGreaterThanOrEqual(0);
    await expect(menu.right).toBeLessThanOrEqual(window.innerWidth);
  },
});

export const Matrix = meta.story({
  tags: ['visual'],
  args: { isDemo: true },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    const [first] = within(await screen.findByRole('menu', undefined, LOADING_TIMEOUT)).getAllByRole(
      'menuitem',
    );
    await userEvent.keyboard('{ArrowDown}');
    await expect(first).toHaveFocus();
  },
});
