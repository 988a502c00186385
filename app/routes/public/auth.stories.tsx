import { expect, userEvent, within } from 'storybook/test';
import preview from '../../../.storybook/preview';
import AuthScreen from './auth-screen';
import { inPublicLayout } from './story-frame';

const meta = preview.meta({
  title: 'app/auth',
  id: 'app-auth',
  component: AuthScreen,
  parameters: { layout: 'fullscreen', address: '/auth' },
  decorators: [inPublicLayout],
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Sign in' }));
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Create your account');
    await expect(canvas.getByRole('tab', { name: 'Create account' })).toHaveFocus();
    await userEvent.keyboard('{Home}');
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Welcome back');
  },
});

export const Dark = meta.story({ globals: { theme: 'dark' } });

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });

export const NotConnected = meta.story({
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('Email'), 'hana.tamaki@example.com');
    await userEvent.type(canvas.getByLabelText('Password'), 'bilum');
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }));
    await expect(within(canvas.getByRole('main')).getByRole('status')).toHaveTextContent('nothing was sent');
  },
});

export const EmptyFields = meta.story({
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }));
    const email = canvas.getByLabelText('Email');
    await expect(email).toHaveFocus();
    await expect(email).toHaveAccessibleDescription('Enter your email.');
    await userEvent.type(email, 'hana');
    await expect(email).toHaveAccessibleDescription('Enter an email like name@example.com.');
    await userEvent.type(email, '@example.com');
    await expect(email).toBeValid();
  },
});

/** The account service refuses the entries. Its errors appear under their fields. */
export const Refused = meta.story({
  args: { onSignIn: async () => ({ password: 'That password doesn’t match this email.' }) },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('Email'), 'hana.tamaki@example.com');
    await userEvent.type(canvas.getByLabelText('Password'), 'bilum');
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Stay signed in' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }));
    await expect(await canvas.findByText('That password doesn’t match this email.')).toBeVisible();
    await expect(canvas.getByLabelText('Password')).toHaveFocus();
  },
});

export const Registration = meta.story({
  parameters: { address: '/auth?mode=register' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Create account' }));
    await expect(canvas.getByLabelText('First name')).toHaveFocus();
    await expect(canvas.getByRole('checkbox')).toHaveAccessibleDescription(/tick this box/);
  },
});
