import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { GreetingLine } from './dashboard';

afterEach(cleanup);

it.each([
  ['Kia ora', 'Hana', 'Kia ora, Hana. Your next trip starts tomorrow.'],
  ['Kia ora', ' ', 'Kia ora. Your next trip starts tomorrow.'],
  ['', 'Hana', 'Your next trip starts tomorrow.'],
  [undefined, 'Hana', 'Your next trip starts tomorrow.'],
])('with the greeting %j and the name %j reads %j', (greeting, firstName, text) => {
  const { container } = render(
    <GreetingLine greeting={greeting} firstName={firstName}>
      Your next trip starts tomorrow.
    </GreetingLine>,
  );
  expect(container.textContent).toBe(text);
});
