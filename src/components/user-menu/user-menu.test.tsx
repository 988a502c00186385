import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

const type = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key });
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const button = () => screen.getByRole('button');
/** Properties by which browsers mark a key of a composition. */
const COMPOSED = [{ isComposing: true }, { keyCode: 229 }];
const isOpen = () => button().getAttribute('aria-expanded') === 'true';

/** Renders a menu whose items are not loaded yet. */
async function renderFresh() {
  vi.resetModules();
  const { UserMenu } = await import('./index.js');
  render(<UserMenu name="Hana Tāmaki" email="hana.tamaki@example.com" roleLabel="TRAVELER" />);
}

/** Compiles the modules ahead, which takes longer than the timeout of a test. */
beforeAll(() => Promise.all([import('./index.js'), import('./account-items.js')]), 60_000);

afterEach(cleanup);

describe('UserMenu that has not loaded its items', () => {
  it.each(['Enter', ' ', 'ArrowDown'])('opens at its first item on the first press of %j', async (key) => {
    await renderFresh();
    const trigger = button();
    trigger.focus();
    type(key);
    expect(isOpen()).toBe(false);
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Profile Settings'));
    expect(button()).toBe(trigger);
    expect(isOpen()).toBe(true);
    expect(screen.getByRole('menu').id).toBe(trigger.getAttribute('aria-controls'));
    const menu = screen.getByRole('menu', { name: /^Account menu, Hana Tāmaki/ });
    const description = document.getElementById(menu.getAttribute('aria-describedby') ?? '');
    expect(description?.textContent).toMatch(/hana\.tamaki@example\.com.*TRAVELER/);
    type('Escape');
    await waitFor(() => expect(document.activeElement).toBe(trigger));
    expect(isOpen()).toBe(false);
  });

  it('opens on the first press of a pointer, and closes on the next', async () => {
    await renderFresh();
    fireEvent.pointerDown(button(), { button: 0 });
    await waitFor(() => expect(screen.getByRole('menu').contains(document.activeElement)).toBe(true));
    expect(document.activeElement).toBe(screen.getByRole('menu'));
    fireEvent.pointerDown(button(), { button: 0 });
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  });

  it('opens by a tap, and not by a touch that scrolls the page', async () => {
    await renderFresh();
    const finger = { button: 0, pointerType: 'touch' };
    fireEvent.pointerDown(button(), finger);
    fireEvent.pointerCancel(button(), finger);
    await act(async () => {});
    expect(isOpen()).toBe(false);
    const tap = () => {
      fireEvent.pointerDown(button(), finger);
      fireEvent.click(button(), { detail: 1 });
    };
    tap();
    await screen.findByRole('menu');
    expect(isOpen()).toBe(true);
    tap();
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  });

  it.each(['Escape', 'Enter'])('ignores %s of a composition', async (key) => {
    await renderFresh();
    for (const method of COMPOSED) fireEvent.keyDown(button(), { key, ...method });
    await act(async () => undefined);
    expect(isOpen()).toBe(false);
    fireEvent.click(button());
    const item = await screen.findByRole('menuitem', { name: 'Profile Settings' });
    for (const method of COMPOSED) {
      fireEvent.keyDown(item, { key, ...method });
      expect(isOpen()).toBe(true);
    }
    fireEvent.keyDown(item, { key });
    expect(isOpen()).toBe(false);
  });

  it('highlights the item under the pointer with a fill that is visible in both schemes', async () => {
    await renderFresh();
    fireEvent.click(button());
    for (const item of await screen.findAllByRole('menuitem')) {
      expect(item.classList).toContain('t:data-highlighted:bg-neutral-soft');
    }
  });

  it('opens and closes by clicks without a pointer, as by assistive technology and scripts', async () => {
    await renderFresh();
    fireEvent.click(button());
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Profile Settings'));
    expect(isOpen()).toBe(true);
    fireEvent.click(button());
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  });

  it('handles a press and its click once', async () => {
    await renderFresh();
    const press = () => {
      fireEvent.pointerDown(button(), { button: 0 });
      fireEvent.click(button(), { detail: 1 });
    };
    press();
    await screen.findByRole('menu');
    expect(isOpen()).toBe(true);
    press();
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    fireEvent.click(button());
    await screen.findByRole('menu');
  });

  it('handles a click after a press that was released elsewhere', async () => {
    await renderFresh();
    fireEvent.pointerDown(button(), { button: 0 });
    fireEvent.pointerUp(document.body, { button: 0 });
    await screen.findByRole('menu');
    type('Escape');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    fireEvent.click(button());
    await screen.findByRole('menu');
    expect(isOpen()).toBe(true);
  });

  it('handles a click after a press of another mouse button', async () => {
    await renderFresh();
    fireEvent.pointerDown(button(), { button: 2 });
    fireEvent.click(button());
    await screen.findByRole('menu');
    expect(isOpen()).toBe(true);
  });

  it('reports a menu that fails to load, once a press, and retries on the next', async () => {
    const report = vi.fn();
    vi.stubGlobal('reportError', report);
    let isOffline = true;
    vi.doMock('../../lib/lazy-part.js', async (importOriginal) => {
      const original = await importOriginal<typeof import('../../lib/lazy-part.js')>();
      const lazyPart: typeof original.lazyPart = (load) =>
        original.lazyPart(() => (isOffline ? Promise.reject(new Error('offline')) : load()));
      return { ...original, lazyPart };
    });
    await renderFresh();
    await act(async () => {
      fireEvent.pointerEnter(button());
      button().focus();
    });
    expect(report).not.toHaveBeenCalled();
    for (const presses of [1, 2]) {
      type('Enter');
      await waitFor(() => expect(report).toHaveBeenCalledTimes(presses));
      expect(isOpen()).toBe(false);
    }
    isOffline = false;
    type('Enter');
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Profile Settings'));
    expect(report).toHaveBeenCalledTimes(2);
    vi.unstubAllGlobals();
    vi.doUnmock('../../lib/lazy-part');
  });

  it('does not open after focus has moved on', async () => {
    await renderFresh();
    button().focus();
    type('Enter');
    act(() => button().blur());
    await vi.dynamicImportSettled();
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    expect(isOpen()).toBe(false);
  });

  it('lets the caller prevent a press', async () => {
    vi.resetModules();
    const { UserMenu } = await import('./index.js');
    const { AccountItems } = await import('./account-items.js');
    expect(AccountItems).toBeTruthy();
    render(
      <UserMenu
        name="Hana Tāmaki"
        email=""
        roleLabel="TRAVELER"
        onKeyDown={(event) => event.preventDefault()}
        onPointerDown={(event) => event.preventDefault()}
      />,
    );
    button().focus();
    type('Enter');
    fireEvent.pointerDown(button(), { button: 0 });
    fireEvent.click(button(), { detail: 1 });
    await vi.dynamicImportSettled();
    expect(isOpen()).toBe(false);
  });
});

describe('UserMenu', () => {
  beforeEach(async () => {
    await renderFresh();
    button().focus();
    type('Enter');
    await waitFor(() => expect(isOpen()).toBe(true));
    type('Escape');
    await waitFor(() => expect(document.activeElement).toBe(button()));
    vi.useFakeTimers();
  });
  afterEach(() => vi.useRealTimers());

  // spec: 9.type-ahead
  it('combines letters typed within a second, then starts again', async () => {
    type('Enter');
    await pass(50);
    type('l');
    await pass(999);
    expect(document.activeElement?.textContent).toBe('Log out');
    type('a');
    await pass(999);
    expect(document.activeElement?.textContent).toBe('Log out');
    await pass(1);
    type('a');
    await pass(0);
    expect(document.activeElement?.textContent).toBe('Account Settings');
  });
});

it.each([
  { name: '', email: ' hana@example.com ' },
  { name: 'hana@example.com', email: ' hana@example.com ' },
])('shows the email once where the name is "$name"', async ({ name, email }) => {
  const { UserMenu } = await import('./index.js');
  render(<UserMenu name={name} email={email} roleLabel="TRAVELER" />);
  fireEvent.click(button());
  const menu = await screen.findByRole('menu');
  expect(menu.textContent?.match(/hana@example\.com/g)).toHaveLength(1);
});

it('runs an item once while its promise is pending, and shows its failure', async () => {
  const { UserMenu } = await import('./index.js');
  const { Toaster } = await import('../toast/index.js');
  let reject: (reason: string) => void = () => undefined;
  const onSelect = vi.fn(() => new Promise<void>((_keep, refuse) => (reject = refuse)));
  render(
    <>
      <UserMenu
        name="Hana Tāmaki"
        email="hana.tamaki@example.com"
        roleLabel="TRAVELER"
        items={() => [{ label: 'Switch account', onSelect }]}
      />
      <Toaster />
    </>,
  );
  const choose = async () => {
    fireEvent.click(screen.getByRole('button', { name: /^Account menu/ }));
    fireEvent.click(await screen.findByRole('menuitem', { name: 'Switch account' }));
  };
  await choose();
  await choose();
  expect(onSelect).toHaveBeenCalledOnce();
  type('Escape');
  reject('The other account is closed.');
  fireEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(onSelect).toHaveBeenCalledTimes(2);
});
