import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { QuickAction } from '../../components/quick-action/index.js';
import { RequestActions } from '../../components/request-actions/index.js';
import { inertProps } from '../../lib/contexts.js';
import { InertNotes } from './inert-notes.js';

afterEach(cleanup);

const NOTE = 'Not available in the demo';
const draw = (onApprove?: () => void) =>
  render(
    <InertNotes text={NOTE}>
      <RequestActions subject="request" status="pending" of="Ana Vuki" onApprove={onApprove} />
      <QuickAction icon="+" {...inertProps(undefined)}>
        New Client
      </QuickAction>
    </InertNotes>,
  );
const button = (name: RegExp) => screen.getByRole('button', { name });
/** Presses a button until its note shows: the code of notes loads late. */
const expectNote = (name: RegExp) =>
  waitFor(() => {
    fireEvent.click(button(name));
    return expect(screen.getByRole('tooltip').textContent).toBe(NOTE);
  });

// The first test, as the code of notes loads once.
it('keeps the focus on a button when the notes load', async () => {
  draw();
  const decline = button(/^Decline/);
  decline.focus();
  await act(async () => {
    await new Promise<void>((resolve) => (window.requestIdleCallback ?? window.setTimeout)(() => resolve()));
    await import('../../components/tooltip/index.js');
  });
  expect(document.activeElement).toBe(decline);
  act(() => decline.blur());
  await expectNote(/^Decline/);
});

it.each([/^Decline/, /^New Client/])('shows the note on a button without a callback: %s', async (name) => {
  draw(() => undefined);
  await expectNote(name);
  expect(button(name).hasAttribute('title')).toBe(false);
  expect(button(name).hasAttribute('aria-disabled')).toBe(false);
});

it('shows no note on a button with a callback', async () => {
  draw(() => undefined);
  await expectNote(/^Decline/);
  expect(button(/^Approve/).hasAttribute('data-state')).toBe(false);
});

it('has no hover style', () => {
  draw(() => undefined);
  expect(button(/^Decline/).className).not.toContain('hover:');
  expect(button(/^New Client/).className).not.toContain('hover:');
  expect(button(/^Approve/).dataset).not.toHaveProperty('inert');
});
