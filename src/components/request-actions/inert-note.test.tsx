import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { InertNoteContext } from '../../lib/inert-actions.js';
import { RequestActions } from './request-actions.js';

afterEach(cleanup);

const draw = (note: string | undefined, onApprove?: () => void) =>
  render(
    <InertNoteContext.Provider value={note}>
      <RequestActions subject="request" status="pending" of="Ana Vuki" onApprove={onApprove} />
    </InertNoteContext.Provider>,
  );
const titleOf = (name: RegExp) => screen.getByRole('button', { name }).getAttribute('title');

it('says of buttons without a callback that they do nothing, and of no others', () => {
  draw('Not available in the demo', () => undefined);
  expect(titleOf(/^Decline/)).toBe('Not available in the demo');
  expect(titleOf(/^Approve/)).toBeNull();
  expect(screen.getByRole('button', { name: /^Decline/ }).hasAttribute('aria-disabled')).toBe(false);
});

it('says nothing where the host gives no note', () => {
  draw(undefined);
  expect(titleOf(/^Decline/)).toBeNull();
});
