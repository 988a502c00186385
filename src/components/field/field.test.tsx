import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { Field } from './index.js';

afterEach(cleanup);

const describedBy = (field: HTMLElement) =>
  (field.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent);

it('keeps its label and its help when the caller gives an id', () => {
  render(
    <Field id="destination" label="Destination" hint="A town or an island" error="Enter a destination." />,
  );
  const field = screen.getByLabelText('Destination');
  expect(field.id).toBe('destination');
  expect(describedBy(field)).toEqual(['A town or an island', 'Enter a destination.']);
});

it.each([undefined, null, ''])('has no help where the hint is %j', (hint) => {
  const { container } = render(<Field label="Destination" hint={hint} />);
  expect(screen.getByLabelText('Destination').hasAttribute('aria-describedby')).toBe(false);
  expect(container.querySelectorAll('[data-slot="field"] > span')).toHaveLength(0);
});

it("is described by the caller's element and by its own", () => {
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
])('takes years of four digits as %s', (type, last) => {
  render(<Field label="When" type={type} />);
  expect(screen.getByLabelText('When').getAttribute('max')).toBe(last);
});
