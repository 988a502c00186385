import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { Tabs } from './tabs';

afterEach(cleanup);

const TABS = ['overview', 'trips'].map((value) => ({ value, label: value, content: `${value} panel` }));

/** Opens a tab from outside, as Back does where the tab is kept in the address. */
let openFromOutside: (value: string) => void = () => undefined;

function KeptOutside() {
  const [value, setValue] = useState('overview');
  openFromOutside = setValue;
  return <Tabs aria-label="Dashboard" tabs={TABS} value={value} onValueChange={setValue} />;
}

const selected = () => screen.getByRole('tab', { selected: true }).textContent;

it.each(['{Enter}', ' '])(
  'opens the focused tab again by %s after another was opened from outside',
  async (key) => {
    const user = userEvent.setup();
    render(<KeptOutside />);
    await user.tab();
    await user.keyboard('{ArrowRight}');
    expect(selected()).toBe('trips');
    act(() => openFromOutside('overview'));
    expect(selected()).toBe('overview');
    expect(document.activeElement?.textContent).toBe('trips');
    await user.keyboard(key);
    expect(selected()).toBe('trips');
  },
);

it('opens the tab that had focus at first again after another was opened from outside', async () => {
  const user = userEvent.setup();
  render(<KeptOutside />);
  await user.tab();
  act(() => openFromOutside('trips'));
  await user.keyboard('{Enter}');
  expect(selected()).toBe('overview');
});
