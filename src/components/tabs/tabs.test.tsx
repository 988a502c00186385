import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { startTransition, useState } from 'react';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { TabPanel, Tabs } from './index.js';
import { TabList } from './tab-list.js';

const TABS = ['One', 'Two', 'Three'].map((label) => ({ value: label.toLowerCase(), label, content: label }));
const selected = () => screen.getByRole('tab', { selected: true }).textContent;
const tab = (name: string) => screen.getByRole('tab', { name });

afterEach(cleanup);

it('opens a tab by a click without a mouse, as assistive technology and scripts do', () => {
  render(<Tabs aria-label="Tabs" tabs={TABS} />);
  fireEvent.click(tab('Two'), { detail: 0 });
  expect(selected()).toBe('Two');
});

it('keeps its height while panels change, with a layout before and after (WebKit)', async () => {
  const held: string[] = [];
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(640);
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
    if (this.dataset.slot === 'tabs') held.push(`${this.textContent}, ${this.style.minBlockSize}`);
    return new DOMRect();
  });
  onTestFinished(() => void vi.restoreAllMocks());
  const { container } = render(<Tabs aria-label="Tabs" tabs={TABS} />);
  expect(held).toEqual([]);
  await userEvent.click(tab('Two'));
  expect(held).toEqual(['OneTwoThreeOne, 640px', 'OneTwoThreeTwo, 640px']);
  expect(container.querySelector<HTMLElement>('[data-slot="tabs"]')?.style.minBlockSize).toBe('');
});

it('keeps no height for a panel that unmounts', () => {
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(640);
  onTestFinished(() => void vi.restoreAllMocks());
  const tabs = (panel: boolean) => (
    <Tabs aria-label="Tabs" tabs={TABS}>
      <TabList />
      {panel ? <TabPanel /> : null}
    </Tabs>
  );
  const { container, rerender } = render(tabs(true));
  rerender(tabs(false));
  expect(container.querySelector<HTMLElement>('[data-slot="tabs"]')?.style.minBlockSize).toBe('');
});

it('opens no tab by another mouse button, or by Ctrl and click, a right click on a Mac', async () => {
  render(<Tabs aria-label="Tabs" tabs={TABS} />);
  const user = userEvent.setup();
  await user.pointer({ keys: '[MouseRight]', target: tab('Two') });
  await user.keyboard('{Control>}');
  await user.click(tab('Three'));
  await user.keyboard('{/Control}');
  expect(selected()).toBe('One');
});

it('ignores arrow keys outside the tab list', async () => {
  render(<Tabs aria-label="Tabs" tabs={TABS} />);
  screen.getByRole('tabpanel').focus();
  await userEvent.keyboard('{ArrowRight}');
  expect(selected()).toBe('One');
});

it.each([
  ['rtl', '{ArrowLeft}'],
  ['ltr', '{ArrowRight}'],
] as const)('opens the next tab in %s text by %s, without a provider', async (direction, key) => {
  // happy-dom does not derive the direction style from the attribute.
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

it('opens the first tab again when the value becomes unknown', async () => {
  const { rerender } = render(<Tabs aria-label="Tabs" tabs={TABS} value="" />);
  await userEvent.click(tab('Two'));
  rerender(<Tabs aria-label="Tabs" tabs={TABS} value="two" />);
  expect(selected()).toBe('Two');
  rerender(<Tabs aria-label="Tabs" tabs={TABS} value="" />);
  expect(selected()).toBe('One');
});

it('opens a tab on mouse down, and focuses it on click where the browser has not', () => {
  render(<Tabs aria-label="Tabs" tabs={TABS} />);
  fireEvent.mouseDown(tab('Two'), { button: 0 });
  expect(selected()).toBe('Two');
  // The browser moves focus on a press; focus by script would show the keyboard's focus ring.
  expect(document.activeElement).toBe(document.body);
  fireEvent.click(tab('Two'), { detail: 1 });
  expect(document.activeElement).toBe(tab('Two'));
});

/** Opens a tab from outside, as Back does where the URL holds the tab. */
let openFromOutside: (value: string) => void = () => undefined;

function KeptOutside() {
  const [value, setValue] = useState('one');
  openFromOutside = setValue;
  return <Tabs aria-label="Tabs" tabs={TABS} value={value} onValueChange={setValue} />;
}

describe('a controlled Tabs', () => {
  it.each(['{Enter}', ' '])(
    'opens the focused tab by %s after another was opened from outside',
    async (key) => {
      const user = userEvent.setup();
      render(<KeptOutside />);
      await user.tab();
      await user.keyboard('{ArrowRight}');
      expect(selected()).toBe('Two');
      act(() => openFromOutside('one'));
      expect(selected()).toBe('One');
      expect(document.activeElement).toBe(tab('Two'));
      await user.keyboard(key);
      expect(selected()).toBe('Two');
    },
  );

  it('opens the initially focused tab again after another was opened from outside', async () => {
    const user = userEvent.setup();
    render(<KeptOutside />);
    await user.tab();
    act(() => openFromOutside('two'));
    await user.keyboard('{Enter}');
    expect(selected()).toBe('One');
  });
});

function Late({ onAsked }: { onAsked: (value: string) => void }) {
  const [value, setValue] = useState('one');
  const open = (next: string) => {
    onAsked(next);
    startTransition(() => setValue(next));
  };
  return <Tabs aria-label="Tabs" tabs={TABS} value={value} onValueChange={open} />;
}

describe('a caller that opens tabs in a transition, as a router does', () => {
  const press = (...names: string[]) =>
    act(() => {
      for (const name of names) fireEvent.click(tab(name), { detail: 0 });
    });

  it('is asked for the open tab while another is on its way, but not otherwise', () => {
    const asked = vi.fn<(value: string) => void>();
    render(<Late onAsked={asked} />);
    press('One');
    expect(asked).not.toHaveBeenCalled();
    press('Two', 'One');
    expect(selected()).toBe('One');
    press('Two');
    expect(selected()).toBe('Two');
    press('Two');
    expect(asked.mock.calls).toEqual([['two'], ['one'], ['two']]);
  });
});

describe('a caller that refuses a tab', () => {
  /** Renders tabs whose caller refuses each change after a question that takes and returns focus. */
  function renderRefusing() {
    const question = document.createElement('button');
    const ask = vi.fn<(value: string) => void>(() => {
      const asked = document.activeElement;
      document.body.append(question);
      question.focus();
      if (asked instanceof HTMLElement) asked.focus();
      question.remove();
    });
    render(<Tabs aria-label="Tabs" tabs={TABS} value="one" onValueChange={ask} />);
    return ask;
  }

  it.each<[string, (user: UserEvent) => Promise<void>]>([
    ['a press', (user) => user.click(tab('Two'))],
    ['an arrow key', (user) => user.keyboard('{ArrowRight}')],
    ['a click of assistive technology', async () => void fireEvent.click(tab('Two'), { detail: 0 })],
  ])('is called once by %s, and not again when focus returns', async (_, open) => {
    const ask = renderRefusing();
    const user = userEvent.setup();
    await user.tab();
    await open(user);
    expect(ask.mock.calls).toEqual([['two']]);
    act(() => tab('Two').focus());
    act(() => tab('Two').blur());
    act(() => tab('Two').focus());
    expect(ask).toHaveBeenCalledOnce();
    expect(selected()).toBe('One');
  });

  it.each(['{Enter}', ' '])('is called again by %s on the refused tab', async (key) => {
    const ask = renderRefusing();
    const user = userEvent.setup();
    await user.tab();
    await user.keyboard('{ArrowRight}');
    await user.keyboard(key);
    expect(ask.mock.calls).toEqual([['two'], ['two']]);
  });
});

describe('the content of closed tabs', () => {
  const FORMS = TABS.map(({ value, label }) => ({
    value,
    label,
    content: <input aria-label={`About ${label}`} />,
  }));
  const field = (name: string) => screen.queryByLabelText(name);

  it('leaves the page by default', async () => {
    render(<Tabs aria-label="Tabs" tabs={FORMS} />);
    await userEvent.click(tab('Two'));
    expect(field('About One')).toBeNull();
    expect(tab('One').hasAttribute('aria-controls')).toBe(false);
    expect(tab('Two').getAttribute('aria-controls')).toBe(screen.getByRole('tabpanel').id);
  });

  it('stays mounted, hidden, with keepMounted', async () => {
    render(<Tabs aria-label="Tabs" tabs={FORMS} keepMounted />);
    expect(field('About Three')?.closest('[hidden]')).not.toBeNull();
    await userEvent.type(field('About One') as HTMLElement, 'Taro');
    await userEvent.click(tab('Two'));
    expect(screen.getAllByRole('tabpanel')).toHaveLength(1);
    expect(field('About One')?.closest('[hidden]')?.id).toBe(tab('One').getAttribute('aria-controls'));
    await userEvent.click(tab('One'));
    expect(field('About One')).toHaveProperty('value', 'Taro');
    expect(screen.getByRole('tabpanel').contains(field('About One'))).toBe(true);
  });
});

it('moves by arrow keys inside a shadow root, whose focus the document does not see', async () => {
  const host = document.body.appendChild(document.createElement('div'));
  onTestFinished(() => host.remove());
  const shadow = host.attachShadow({ mode: 'open' });
  const container = shadow.appendChild(document.createElement('div'));
  render(<Tabs aria-label="Tabs" tabs={TABS} />, { container });
  const focused = () => shadow.activeElement?.textContent;
  const tabs = within(container).getAllByRole('tab');
  tabs[0]?.focus();
  const press = async (key: string) => {
    fireEvent.keyDown(shadow.activeElement as Element, { key });
    await act(() => new Promise((resolve) => setTimeout(resolve)));
  };
  await press('ArrowRight');
  expect(focused()).toBe('Two');
  await press('End');
  expect(focused()).toBe('Three');
  expect(within(container).getByRole('tabpanel').textContent).toBe('Three');
  await press('ArrowRight');
  expect(focused()).toBe('One');
});
