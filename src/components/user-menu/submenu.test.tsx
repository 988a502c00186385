import * as Menu from '@radix-ui/react-dropdown-menu';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const mouse = (x: number) => ({ pointerType: 'mouse', clientX: x, clientY: 50 });
const item = (name: string) => screen.getByRole('menuitem', { name });

/** Rect of the submenu: happy-dom has no layout. */
const SUBMENU = { left: 100, right: 300, top: 0, bottom: 100, width: 200, height: 100, x: 100, y: 0 };

/** The account menu has no submenu, but the specification defines its timing, which is Radix' default. */
describe('a submenu of the Radix menu that the account menu uses', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => {
    cleanup();
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  async function renderMenu() {
    render(
      <Menu.Root open modal={false}>
        <Menu.Trigger>Menu</Menu.Trigger>
        <Menu.Content>
          <Menu.Sub>
            <Menu.SubTrigger>More</Menu.SubTrigger>
            <Menu.SubContent>
              <Menu.Item>Inner</Menu.Item>
            </Menu.SubContent>
          </Menu.Sub>
          <Menu.Item>Other</Menu.Item>
        </Menu.Content>
      </Menu.Root>,
    );
    await pass(0);
  }

  // spec: 9.submenu
  it('opens after 100 ms under the pointer', async () => {
    await renderMenu();
    fireEvent.pointerMove(item('More'), mouse(50));
    await pass(99);
    expect(item('More').getAttribute('aria-expanded')).toBe('false');
    await pass(1);
    expect(item('More').getAttribute('aria-expanded')).toBe('true');
  });

  // spec: 9.pointer-grace
  it('lets the pointer cross other items on the path to it for 300 ms', async () => {
    await renderMenu();
    fireEvent.pointerMove(item('More'), mouse(40));
    await pass(100);
    const submenu = screen.getAllByRole('menu').find((menu) => menu.textContent === 'Inner');
    if (submenu === undefined) throw new Error('The submenu is not open');
    vi.spyOn(submenu, 'getBoundingClientRect').mockReturnValue({ ...SUBMENU, toJSON: () => SUBMENU });
    submenu.dataset.side = 'right';
    fireEvent.pointerMove(item('More'), mouse(45));
    fireEvent.pointerLeave(item('More'), mouse(50));

    fireEvent.pointerMove(item('Other'), mouse(60));
    await pass(299);
    fireEvent.pointerMove(item('Other'), mouse(70));
    expect(document.activeElement).not.toBe(item('Other'));
    await pass(1);
    fireEvent.pointerMove(item('Other'), mouse(80));
    expect(document.activeElement).toBe(item('Other'));
  });
});
