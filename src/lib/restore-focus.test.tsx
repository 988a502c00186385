import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { useRestoreFocus } from './restore-focus.js';

afterEach(cleanup);

function Control({ name, onPress }: { name: string; onPress: () => void }) {
  return (
    <button type="button" onClick={onPress} ref={useRestoreFocus()}>
      {name}
    </button>
  );
}

interface ListProps {
  /** Rows after a press, with or without a control. */
  after: readonly (readonly [name: string, isOpen: boolean])[];
}

function List({ after }: ListProps) {
  const [rows, setRows] = useState<ListProps['after']>([
    ['Ana', true],
    ['David', true],
    ['Salote', true],
  ]);
  return (
    <main>
      <section aria-labelledby="title">
        <h2 id="title">Requests</h2>
        {rows.length === 0 ? (
          <p>Nothing waits</p>
        ) : (
          <ul>
            {rows.map(([name, isOpen]) => (
              <li key={name} aria-label={name}>
                {isOpen ? <Control name={`Approve ${name}`} onPress={() => setRows(after)} /> : 'Approved'}
              </li>
            ))}
          </ul>
        )}
      </section>
    </main>
  );
}

/** The ref is on the list, not on the control. */
function Part() {
  const [isOpen, setOpen] = useState(true);
  return (
    <ul ref={useRestoreFocus()}>
      <li aria-label="Ana">
        {isOpen ? (
          <button type="button" onClick={() => setOpen(false)}>
            Approve
          </button>
        ) : null}
      </li>
    </ul>
  );
}

const named = (element: Element | null) => element?.getAttribute('aria-label') ?? element?.textContent;

describe('the focus of a control that its press removes', () => {
  it.each<[where: string, after: ListProps['after'], fallback: string]>([
    [
      'its row',
      [
        ['Ana', true],
        ['David', false],
        ['Salote', true],
      ],
      'David',
    ],
    [
      'the next row, where its own is removed too',
      [
        ['Ana', true],
        ['Salote', true],
      ],
      'Salote',
    ],
    ['the title, where no row follows', [['Ana', true]], 'Requests'],
    ['the title, where no row is left', [], 'Requests'],
  ])('moves to %s', async (_where, after, fallback) => {
    render(<List after={after} />);
    await userEvent.click(screen.getByRole('button', { name: 'Approve David' }));
    expect(named(document.activeElement)).toBe(fallback);
  });

  it('is restored by a ref on its list', async () => {
    render(<Part />);
    await userEvent.click(screen.getByRole('button'));
    await waitFor(() => expect(named(document.activeElement)).toBe('Ana'));
  });

  it('leaves no tab stop behind', async () => {
    render(<List after={[]} />);
    await userEvent.click(screen.getByRole('button', { name: 'Approve Ana' }));
    const title = screen.getByRole('heading');
    expect(document.activeElement).toBe(title);
    act(() => title.blur());
    expect(title.hasAttribute('tabindex')).toBe(false);
  });

  it('stays where the press has moved it', async () => {
    render(
      <>
        <List after={[]} />
        <input />
      </>,
    );
    const button = screen.getByRole('button', { name: 'Approve Ana' });
    button.addEventListener('click', () => screen.getByRole('textbox').focus());
    await userEvent.click(button);
    expect(document.activeElement).toBe(screen.getByRole('textbox'));
  });

  it('is restored in a shadow root', async () => {
    const host = document.body.appendChild(document.createElement('div'));
    const container = host.attachShadow({ mode: 'open' }).appendChild(document.createElement('div'));
    render(<List after={[]} />, { container });
    const button = container.querySelector('button');
    button?.focus();
    act(() => button?.click());
    await act(async () => undefined);
    expect(host.shadowRoot?.activeElement?.textContent).toBe('Requests');
    cleanup();
    host.remove();
  });
});
