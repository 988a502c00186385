import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createRef, type ReactNode, useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

beforeEach(() => void vi.resetModules());
afterEach(cleanup);

interface PageProps {
  layer: (isOpen: boolean, setOpen: (isOpen: boolean) => void) => ReactNode;
}

function Page({ layer }: PageProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      {layer(isOpen, setOpen)}
    </>
  );
}

/** Layers that open by a button, and whose code has not loaded yet. */
const LAYERS: Readonly<Record<string, { showsFresh: () => Promise<void>; code: () => Promise<unknown> }>> = {
  Dialog: {
    showsFresh: async () => {
      const { Dialog } = await import('./dialog/index.js');
      render(
        <Page
          layer={(isOpen, setOpen) => <Dialog open={isOpen} onOpenChange={setOpen} title="Share this trip" />}
        />,
      );
    },
    code: () => import('./dialog/dialog-panel.js'),
  },
  SideSheet: {
    showsFresh: async () => {
      const { SideSheet } = await import('./side-sheet/index.js');
      render(
        <Page
          layer={(isOpen, setOpen) => (
            <SideSheet open={isOpen} onClose={() => setOpen(false)} title="Delma Kila" />
          )}
        />,
      );
    },
    code: () => import('./side-sheet/sheet-content.js'),
  },
  DayRangePicker: {
    showsFresh: async () => {
      const { DayRangePicker } = await import('./day-range-picker/index.js');
      render(
        <DayRangePicker
          label="Your stay"
          first={createRef<HTMLInputElement>()}
          last={createRef<HTMLInputElement>()}
        />,
      );
    },
    code: () => import('./day-range-picker/range-calendar.js'),
  },
  UserMenu: {
    showsFresh: async () => {
      const { UserMenu } = await import('./user-menu/index.js');
      render(<UserMenu name="Hana Tāmaki" email="hana.tamaki@example.com" roleLabel="TRAVELER" />);
    },
    code: () => import('./user-menu/account-items.js'),
  },
};

const LAYER = '[role="dialog"], [role="menu"], dialog';

it.each(Object.keys(LAYERS))(
  'Escape closes a %s whose code is still loading, and no other layer',
  async (name) => {
    const { showsFresh, code } = LAYERS[name] as (typeof LAYERS)[string];
    await showsFresh();
    const onEscape = vi.fn();
    document.addEventListener('keydown', onEscape, { capture: true });
    const button = screen.getByRole('button');
    button.focus();
    fireEvent.click(button);
    expect(document.querySelector(LAYER)).toBeNull();
    fireEvent.keyDown(button, { key: 'Escape' });
    document.removeEventListener('keydown', onEscape, { capture: true });
    expect(onEscape).not.toHaveBeenCalled();
    await code();
    await act(async () => undefined);
    expect(document.querySelector(LAYER)).toBeNull();
    fireEvent.click(button);
    await vi.waitFor(() => expect(document.querySelector(LAYER)).not.toBeNull());
  },
);
