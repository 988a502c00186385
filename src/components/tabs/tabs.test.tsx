import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { Tabs } from './tabs';

const TABS = ['One', 'Two', 'Three'].map((label) => ({ value: label.toLowerCase(), label, content: label }));
const selected = () => screen.getByRole('tab', { selected: true }).textContent;
const tab = (name: string) => screen.getByRole('tab', { name });

afterEach(cleanup);

it('opens a tab by a click without a mouse, as assistive technology and scripts do', () => {
  render(<Tabs aria-label="Tabs" tabs={TABS} />);
  fireEvent.click(tab('Two'), { detail: 0 });
  expect(selected()).toBe('Two');
});

it('opens no tab by another button of the mouse, nor by Ctrl and click, which is one on a Mac', async () => {
  render(<Tabs aria-label="Tabs" tabs={TABS} />);
  const user = userEvent.setup();
  await user.pointer({ keys: '[MouseRight]', target: tab('Two') });
  await user.keyboard('{Control>}');
  await user.click(tab('Three'));
  await user.keyboard('{/Control}');
  expect(selected()).toBe('One');
});

it('leaves arrow keys alone that come from something beside the tabs', async () => {
  render(<Tabs aria-label="Tabs" tabs={TABS} />);
  screen.getByRole('tabpanel').focus();
  await userEvent.keyboard('{ArrowRight}');
  expect(selected()).toBe('One');
});

it.each([
  ['rtl', '{ArrowLeft}'],
  ['ltr', '{ArrowRight}'],
] as const)('goes on in a page from %s by %s, without a provider', async (direction, key) => {
  // The document of these tests knows a direction from styles alone, browsers from the attribute too.
  const { container } = render(
    <div dir={direction} style={{ direction }}>
      <Tabs aria-label="Tabs" tabs={TABS} />
    </div>,
  );
  expect(container.querySelectorAll('[dir]')).toHaveLength(1);
  tab('One').focus();
  await userEvent.keyboard(key);
  expect(selected()).toBe('Two');
});

it("opens the first tab again where the caller's address names none", async () => {
  const { rerender } = render(<Tabs aria-label="Tabs" tabs={TABS} value="" />);
  await userEvent.click(tab('Two'));
  rerender(<Tabs aria-label="Tabs" tabs={TABS} value="two" />);
  expect(selected()).toBe('Two');
  rerender(<Tabs aria-label="Tabs" tabs={TABS} value="" />);
  expect(selected()).toBe('One');
});
