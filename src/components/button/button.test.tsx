import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { Button } from './index.js';

afterEach(cleanup);

it('has another fill under the pointer as a primary button', () => {
  render(<Button variant="primary">Save</Button>);
  expect(screen.getByRole('button').classList).toContain('t:hover:bg-brand-hover');
});
