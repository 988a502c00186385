import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Tooltip, TooltipProvider } from './index.js';

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const openTooltip = () => screen.queryByRole('tooltip')?.textContent ?? null;

const enter = (name: string) =>
  fireEvent.pointerMove(screen.getByRole('button', { name }), { pointerType: 'mouse' });
const leave = (name: string) => fireEvent.pointerLeave(screen.getByRole('button', { name }));

function renderTwo() {
  render(
    <TooltipProvider>
      <Tooltip content="First help">
        <button type="button">One</button>
      </Tooltip>
      <Tooltip content="Second help">
        <button type="button">Two</button>
      </Tooltip>
    </TooltipProvider>,
  );
}

describe('Tooltip', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => {
    cleanup();
    vi.useRealTimers();
  });

  it('has a border in forced colours', async () => {
    renderTwo();
    act(() => screen.getByRole('button', { name: 'One' }).focus());
    await pass(0);
    expect(document.querySelector('[data-slot="tooltip"]')?.classList).toContain('t:forced-colors:border');
  });

  // spec: 9.tooltip
  it('opens after 700 ms under the pointer', async () => {
    renderTwo();
    enter('One');
    await pass(699);
    expect(openTooltip()).toBeNull();
    await pass(1);
    expect(openTooltip()).toBe('First help');
  });

  // spec: 9.tooltip
  it('opens at once within 300 ms of another', async () => {
    renderTwo();
    enter('One');
    await pass(700);
    fireEvent.keyDown(document, { key: 'Escape' });
    leave('One');
    await pass(299);
    enter('Two');
    await pass(0);
    expect(openTooltip()).toBe('Second help');
  });

  it('stays open when Escape ends a composition', async () => {
    renderTwo();
    enter('One');
    await pass(700);
    fireEvent.keyDown(document, { key: 'Escape', isComposing: true });
    expect(openTooltip()).toBe('First help');
  });

  // spec: 9.tooltip
  it('waits again when more than 300 ms have passed', async () => {
    renderTwo();
    enter('One');
    await pass(700);
    fireEvent.keyDown(document, { key: 'Escape' });
    leave('One');
    await pass(300);
    enter('Two');
    await pass(699);
    expect(openTooltip()).toBeNull();
    await pass(1);
    expect(openTooltip()).toBe('Second help');
  });

  it('opens for focus moved by a key, and not for focus that returns', async () => {
    renderTwo();
    const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key });
    const focus = async (name: string) => {
      act(() => screen.getByRole('button', { name }).focus());
      await pass(0);
    };
    press('Tab');
    await focus('One');
    expect(openTooltip()).toBe('First help');
    // As when a dialog closes by a key, or the window is activated again.
    act(() => screen.getByRole('button', { name: 'One' }).blur());
    press('Escape');
    await focus('One');
    expect(openTooltip()).toBeNull();
    press('Tab');
    await focus('Two');
    press('Tab');
    await focus('One');
    expect(openTooltip()).toBe('First help');
  });

  it.each([2 ** 31, Number.POSITIVE_INFINITY])(
    'never opens under the pointer with a delay of %s',
    async (delay) => {
      render(
        <TooltipProvider delay={delay}>
          <Tooltip content="Never">
            <button type="button">One</button>
          </Tooltip>
        </TooltipProvider>,
      );
      enter('One');
      await pass(100_000);
      expect(openTooltip()).toBeNull();
    },
  );

  it('works without a provider, with the same delay', async () => {
    render(
      <Tooltip content="Alone">
        <button type="button">Alone</button>
      </Tooltip>,
    );
    enter('Alone');
    await pass(699);
    expect(openTooltip()).toBeNull();
    await pass(1);
    expect(openTooltip()).toBe('Alone');
  });

  it('calls the cleanup function that a ref returns', async () => {
    const takeOff = vi.fn();
    const ref = vi.fn((_tooltip: HTMLDivElement | null) => takeOff);
    const { unmount } = render(
      <Tooltip content="Alone" ref={ref}>
        <button type="button">Alone</button>
      </Tooltip>,
    );
    enter('Alone');
    await pass(700);
    unmount();
    expect(takeOff).toHaveBeenCalled();
    expect(ref).not.toHaveBeenCalledWith(null);
  });
});
