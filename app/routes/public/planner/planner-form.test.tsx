import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { readTripRequest, toSearch } from './plan-trip';
import { PlannerForm } from './planner-form';

afterEach(cleanup);

const DATES = 'to=fiji&from=2027-06-07&until=2027-06-11';

function fillIn() {
  const onPlan = vi.fn();
  render(<PlannerForm search={new URLSearchParams(DATES)} onPlan={onPlan} />, { wrapper: MemoryRouter });
  const form = screen.getByRole('button', { name: 'Make an outline' }).closest('form');
  if (!form) throw new Error('The button sends no form.');
  for (const name of ['Crafts', 'Food']) fireEvent.click(screen.getByRole('checkbox', { name }));
  fireEvent.click(screen.getByRole('radio', { name: /Full/ }));
  return { form, onPlan };
}

it('limits days to years of four digits', () => {
  fillIn();
  for (const name of ['First day', 'Last day'])
    expect(screen.getByLabelText(name).getAttribute('max')).toBe('9999-12-31');
});

it('requests the same trip when submitted by the browser or by the app', () => {
  const { form, onPlan } = fillIn();
  const sent = new URLSearchParams();
  new FormData(form).forEach((value, name) => {
    sent.append(name, String(value));
  });
  const request = readTripRequest(sent);
  expect(request).toMatchObject({ interests: ['crafts', 'food'], pace: 'full' });
  fireEvent.submit(form);
  expect(readTripRequest(toSearch(onPlan.mock.lastCall?.[0]))).toEqual(request);
});
