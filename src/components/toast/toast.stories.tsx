import { useState } from 'react';
import { createPortal } from 'react-dom';
import { expect, fireEvent, spyOn, userEvent, waitFor } from 'storybook/test';
import { LONG_WORD } from '../../../.storybook/extreme-data.js';
import preview from '../../../.storybook/preview.js';
import { atRest } from '../../../.storybook/story-checks.js';
import { cx } from '../../lib/cx.js';
import { Button, ButtonRow } from '../button/index.js';
import { ToastControls } from './toast-area.js';
import { toast } from './toast-store.js';
import { TOAST_TEXT, Toaster, ToastText, toastClasses } from './toaster.js';

const saved = { title: 'Saved to wishlist', description: 'Muri Lagoon Family Stay, Rarotonga' };
const failed = {
  title: 'Logout Failed',
  description: 'Unable to logout. Please try again.',
  variant: 'destructive',
} as const;
/** Keeps the toast for pictures, which are taken after the play function. */
const kept = { duration: Number.POSITIVE_INFINITY };

/** Storybook's generated source leaves out callbacks. */
const CODE = `import { Button } from 'tapa-ui/button';
import { TapaProvider } from 'tapa-ui/theme';
import { Toaster, toast } from 'tapa-ui/toast';

<TapaProvider>
  <Button
    onClick={() => toast({ title: 'Saved to wishlist', description: 'Muri Lagoon Family Stay, Rarotonga' })}
  >
    Save
  </Button>
  <Toaster />
</TapaProvider>`;

const meta = preview.meta({
  title: 'components/toast',
  id: 'components-toast',
  component: Toaster,
  tags: ['!autodocs'],
  render: (args) => (
    <>
      <ButtonRow>
        <Button onClick={() => toast({ ...saved, ...kept })}>Save</Button>
        <Button onClick={() => toast({ ...failed, ...kept })}>Log out</Button>
      </ButtonRow>
      <Toaster {...args} />
    </>
  ),
});

const toasts = (canvasElement: HTMLElement) =>
  canvasElement.querySelectorAll<HTMLElement>('[data-slot="toast"]');

// spec: 2.toast-variants
export const Default = meta.story({
  parameters: { docs: { source: { code: CODE } } },
  play: async ({ canvas, canvasElement }) => {
    const [status, alert] = [canvas.getByRole('status'), canvas.getByRole('alert')];
    await expect(status).toBeEmptyDOMElement();
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    const title = await canvas.findByText('Saved to wishlist');
    await atRest();
    await expect(title).toBeVisible();
    await expect(canvas.getByRole('status')).toBe(status);
    await expect(status).toHaveTextContent('Muri Lagoon Family Stay, Rarotonga');
    await expect(alert).toBeEmptyDOMElement();
    // There are no other live regions: nothing is announced twice.
    await expect(document.querySelectorAll('[aria-live]')).toHaveLength(0);
    await expect(document.querySelectorAll('[role="status"]')).toHaveLength(1);
    const dismiss = canvas.getByRole('button', { name: 'Dismiss' });
    await userEvent.click(dismiss);
    await waitFor(() => expect(toasts(canvasElement)).toHaveLength(0));
  },
});

export const Playground = meta.story();

// spec: 2.toast-variants, 8.logout
export const Destructive = meta.story({
  play: async ({ canvas }) => {
    const alert = canvas.getByRole('alert');
    await userEvent.click(canvas.getByRole('button', { name: 'Log out' }));
    await waitFor(() => expect(alert).toHaveTextContent('Logout FailedUnable to logout. Please try again.'));
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
});

// spec: 2.toasts, 9.toast-limit
export const OneAtOnce = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await canvas.findByText('Saved to wishlist');
    await userEvent.click(canvas.getByRole('button', { name: 'Log out' }));
    await canvas.findByText('Logout Failed');
    await expect(canvas.queryByText('Saved to wishlist')).toBeNull();
    await expect(toasts(canvasElement)).toHaveLength(1);
  },
});

// spec: 9.toast-hotkey
export const Keyboard = meta.story({
  play: async ({ canvas, canvasElement }) => {
    const save = canvas.getByRole('button', { name: 'Save' });
    await userEvent.click(save);
    await canvas.findByText('Saved to wishlist');
    const region = canvas.getByRole('region', { name: 'Notifications (F8)' });
    const viewport = canvasElement.querySelector('[data-slot="toast-viewport"]');
    await expect(region).toContainElement(canvas.getByText('Saved to wishlist'));
    fireEvent.keyDown(document.body, { key: 'F8', code: 'F8' });
    await expect(viewport).toHaveFocus();
    await userEvent.tab();
    await expect(toasts(canvasElement)[0]).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Dismiss' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(toasts(canvasElement)).toHaveLength(0));
    await waitFor(() => expect(save).toHaveFocus());
  },
});

export const EscapeCloses = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await canvas.findByText('Saved to wishlist');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(toasts(canvasElement)).toHaveLength(0));
  },
});

export const ReplacedWhileFocused = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    (await canvas.findByRole('button', { name: 'Dismiss' })).focus();
    toast({ ...failed, ...kept });
    await canvas.findByText('Logout Failed');
    await expect(canvasElement.querySelector('[data-slot="toaster"]')).toHaveFocus();
  },
});

function InShadowRoot() {
  const [shadow, setShadow] = useState<ShadowRoot>();
  const attach = (host: HTMLElement | null) =>
    setShadow((old) => old ?? host?.attachShadow({ mode: 'open' }));
  return <div ref={attach}>{shadow === undefined ? null : createPortal(<Toaster />, shadow)}</div>;
}

/** In a shadow root, whose focus the document does not see, a replaced toast moves focus to the toaster. */
export const ReplacedWhileFocusedInShadowRoot = meta.story({
  render: () => <InShadowRoot />,
  play: async ({ canvasElement }) => {
    const shadow = Array.from(canvasElement.querySelectorAll('div'), (host) => host.shadowRoot).find(Boolean);
    toast({ ...saved, ...kept });
    await waitFor(() => expect(shadow?.querySelector('button')).toBeTruthy());
    shadow?.querySelector('button')?.focus();
    toast({ ...failed, ...kept });
    await waitFor(() => expect(shadow?.textContent).toContain('Logout Failed'));
    await expect(shadow?.activeElement).toBe(shadow?.querySelector('[data-slot="toaster"]'));
  },
});

/** Drags the toast sideways by a distance in px and releases it. */
function swipe(element: HTMLElement, distance: number) {
  // Synthetic pointers cannot be captured.
  spyOn(Element.prototype, 'setPointerCapture').mockReturnValue(undefined);
  const pointer = { pointerId: 1, button: 0, pointerType: 'touch', clientY: 10 };
  fireEvent.pointerDown(element, { ...pointer, clientX: 200 });
  fireEvent.pointerMove(element, { ...pointer, clientX: 200 + distance / 2 });
  fireEvent.pointerMove(element, { ...pointer, clientX: 200 + distance });
  fireEvent.pointerUp(element, { ...pointer, clientX: 200 + distance });
}

const showToSwipe = async (canvasElement: HTMLElement) => {
  toast({ ...saved, ...kept });
  const shown = await waitFor(() => {
    const [element] = toasts(canvasElement);
    if (!element) throw new Error('The toast is not there yet');
    return element;
  });
  await atRest();
  return shown;
};

// spec: 9.toast-swipe
export const Swipe = meta.story({
  play: async ({ canvasElement }) => {
    const element = await showToSwipe(canvasElement);
    swipe(element, 50);
    await expect(element).toHaveAttribute('data-state', 'open');
    swipe(element, -60);
    await expect(element).toHaveAttribute('data-state', 'open');
    swipe(element, 51);
    await waitFor(() => expect(toasts(canvasElement)).toHaveLength(0));
  },
});

export const SwipeRightToLeft = meta.story({
  globals: { direction: 'rtl' },
  play: async ({ canvasElement }) => {
    const element = await showToSwipe(canvasElement);
    swipe(element, -50);
    await expect(element).toHaveAttribute('data-state', 'open');
    swipe(element, 60);
    await expect(element).toHaveAttribute('data-state', 'open');
    swipe(element, -51);
    await waitFor(() => expect(toasts(canvasElement)).toHaveLength(0));
  },
});

export const CalledBeforeMount = meta.story({
  beforeEach: () => {
    toast({ ...saved, ...kept });
  },
  play: async ({ canvas }) => {
    const title = await canvas.findByText('Saved to wishlist');
    await atRest();
    await expect(title).toBeVisible();
  },
});

export const OnAPhone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const rect = (await showToSwipe(canvasElement)).getBoundingClientRect();
    await expect(rect.left).toBe(16);
    await expect(rect.width).toBe(window.innerWidth - 32);
    // 12 above the bottom navigation of 64 px.
    await expect(window.innerHeight - rect.bottom).toBe(76);
  },
});

export const AtTheEndCorner = meta.story({
  play: async ({ canvas, canvasElement }) => {
    const rect = (await showToSwipe(canvasElement)).getBoundingClientRect();
    await expect(rect.width).toBe(380);
    await expect(document.documentElement.clientWidth - rect.right).toBe(24);
    await expect(window.innerHeight - rect.bottom).toBe(24);
    await expect(canvas.getByRole('button', { name: 'Dismiss' }).getBoundingClientRect().height).toBe(44);
  },
});

export const Matrix = meta.story({
  tags: ['visual'],
  render: () => (
    <div style={{ display: 'grid', gap: 16, inlineSize: 380 }}>
      {[
        { ...saved, variant: 'default' } as const,
        failed,
        { title: 'Saved', description: undefined, variant: 'default' } as const,
        {
          title: LONG_WORD,
          description:
            'A toast should be short. When it is not, it wraps, and it never grows wider than the screen that it is on.',
          variant: 'destructive',
        } as const,
      ].map((entry) => (
        <div key={entry.title} className={cx('t:rounded-card', toastClasses({ variant: entry.variant }))}>
          <div className={TOAST_TEXT}>
            <ToastText {...entry} />
          </div>
          <ToastControls variant={entry.variant} onDismiss={() => undefined} />
        </div>
      ))}
    </div>
  ),
});
