import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { UserMenu } from './user-menu';

const type = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key });
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

describe('UserMenu', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => {
    cleanup();
    vi.useRealTimers();
  });

  it('takes letters within a second of each other as one word, then starts anew', async () => {
    render(<UserMenu name="Hana Tāmaki" email="hana.tamaki@example.com" roleLabel="TRAVELER" />);
    screen.getByRole('button').focus();
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
