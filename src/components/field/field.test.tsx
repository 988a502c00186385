import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { Field } from './index.js';

afterEach(cleanup);

const describedBy = (field: HTMLElement) =>
  (field.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent);

it('keeps its label, hint and error when the caller gives an id', () => {
  render(
    <Field id="destination" label="Destination" hint="A town or an island" error="Enter a destination." />,
  );
  const field = screen.getByLabelText('Destination');
  expect(field.id).toBe('destination');
  expect(describedBy(field)).toEqual(['A town or an island', 'Enter a destination.']);
});

it.each([undefined, null, ''])('has no description where the hint is %j', (hint) => {
  const { container } = render(<Field label="Destination" hint={hint} />);
  expect(screen.getByLabelText('Destination').hasAttribute('aria-describedby')).toBe(false);
  expect(container.querySelectorAll('[data-slot="field"] > span')).toHaveLength(0);
});

it("is described by the caller's element and by its own error", () => {
  render(
    <>
      <Field label="Destination" error="Enter a destination." aria-describedby="terms" />
      <p id="terms">Terms apply</p>
    </>,
  );
  expect(describedBy(screen.getByLabelText('Destination'))).toEqual(['Terms apply', 'Enter a destination.']);
});

it.each([
  ['date', '9999-12-31'],
  ['datetime-local', '9999-12-31T23:59'],
  ['month', '9999-12'],
  ['week', '9999-W52'],
  ['text', null],
])('limits years to four digits as %s', (type, last) => {
  render(<Field label="When" type={type} max={undefined} />);
  expect(screen.getByLabelText('When').getAttribute('max')).toBe(last);
});

describe('a day outside of its limits', () => {
  const LIMITS = { label: 'Check-in', type: 'date', min: '2026-03-01', max: '2028-02-29' } as const;
  const BETWEEN = 'Choose a day from Mar 1, 2026 to Feb 29, 2028.';
  const field = () => screen.getByLabelText('Check-in');
  const shownError = () => (field().getAttribute('aria-invalid') ? describedBy(field()).join() : undefined);

  it.each([
    ['2026-02-28', {}, BETWEEN],
    ['2026-03-01', {}, undefined],
    ['2028-02-29', {}, undefined],
    ['2028-03-01', {}, BETWEEN],
    ['0202-05-05', {}, BETWEEN],
    ['', {}, undefined],
    ['2026-02-28', { max: undefined }, 'Choose a day from Mar 1, 2026 on.'],
    ['2028-03-01', { min: '' }, 'Choose a day up to Feb 29, 2028.'],
    ['2025-01-01', { min: 'soon', max: '2026-02-30' }, undefined],
    ['2025-01-01', { error: 'The ship sails in March.' }, 'The ship sails in March.'],
    ['2025-01-01', { type: 'text' }, undefined],
  ])('shows its error and is marked invalid where %j is given with %j', (day, props, text) => {
    const { rerender } = render(<Field {...LIMITS} {...props} defaultValue={day} />);
    expect(shownError()).toBe(text);
    rerender(<Field key="controlled" {...LIMITS} {...props} value={day} onChange={() => undefined} />);
    expect(shownError()).toBe(text);
  });

  it('shows its error while typing; a half-typed year when the field is left', () => {
    render(<Field {...LIMITS} />);
    fireEvent.change(field(), { target: { value: '0002-05-05' } });
    expect(shownError()).toBeUndefined();
    fireEvent.blur(field());
    expect(screen.getByRole('alert').textContent).toBe(BETWEEN);
    fireEvent.change(field(), { target: { value: '2026-05-05' } });
    expect(shownError()).toBeUndefined();
    fireEvent.change(field(), { target: { value: '2029-05-05' } });
    expect(shownError()).toBe(BETWEEN);
    fireEvent.change(field(), { target: { value: '' } });
    expect(shownError()).toBeUndefined();
  });
});

it('removes the error of a day when its form is reset', async () => {
  render(
    <form>
      <Field type="date" label="Check-in" min="2026-12-01" />
      <button type="reset">Put back</button>
    </form>,
  );
  const field = screen.getByLabelText('Check-in');
  fireEvent.change(field, { target: { value: '2026-11-30' } });
  expect(screen.getByRole('alert')).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Put back' }));
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  expect(field.hasAttribute('aria-invalid')).toBe(false);
});
