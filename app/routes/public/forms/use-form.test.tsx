import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { formValues } from './form-values';
import { type FormErrors, type Rule, required, useForm } from './use-form';

afterEach(cleanup);

const notBefore: Rule = (value, { from = '' }) => (value < from ? 'Not before the first.' : undefined);
const RULES = { from: [required('Choose a first day.')], until: [notBefore] };

function Days({ refusal }: { refusal?: FormErrors }) {
  const { errors, formProps } = useForm({ rules: RULES, onValid: () => refusal });
  return (
    <form {...formProps}>
      {['from', 'until'].map((name) => (
        <label key={name}>
          {name}
          <input name={name} />
          <em>{errors[name]}</em>
        </label>
      ))}
      <button type="submit">Send</button>
    </form>
  );
}

async function send(from: string, until: string, refusal?: FormErrors) {
  render(<Days refusal={refusal} />);
  write(/^from/, from);
  write(/^until/, until);
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
}

const write = (label: RegExp, value: string) =>
  fireEvent.input(screen.getByLabelText(label), { target: { value } });
const shown = () => screen.getAllByRole('emphasis').map(({ textContent }) => textContent);

it('removes an error when another field has corrected it', async () => {
  await send('2027-03-10', '2027-03-04');
  expect(shown()).toEqual(['', 'Not before the first.']);
  write(/^from/, '2027-03-05');
  expect(shown()).toEqual(['', 'Not before the first.']);
  write(/^from/, '2027-03-01');
  expect(shown()).toEqual(['', '']);
});

it('shows no new errors while a field is being corrected', async () => {
  await send('2027-03-10', '2027-03-04');
  write(/^from/, '');
  expect(shown()).toEqual(['', '']);
});

it("keeps a server's error until its field changes", async () => {
  await send('2027-03-01', '2027-03-04', { from: 'Fully booked.', until: 'Closed.' });
  expect(shown()).toEqual(['Fully booked.', 'Closed.']);
  write(/^until/, '2027-03-05');
  expect(shown()).toEqual(['Fully booked.', '']);
  write(/^from/, '2027-03-02');
  expect(shown()).toEqual(['', '']);
});

it('reads the texts of a form, joined for a shared name, without files', () => {
  const { container } = render(
    <form>
      <input name="name" defaultValue="Hana" />
      <input name="like" type="checkbox" value="food" defaultChecked />
      <input name="like" type="checkbox" value="crafts" defaultChecked />
      <input name="file" type="file" />
    </form>,
  );
  const [form] = container.getElementsByTagName('form');
  expect(form && formValues(form)).toEqual({ name: 'Hana', like: 'food,crafts' });
});
