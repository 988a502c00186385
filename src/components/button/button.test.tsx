import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { Button } from './index.js';

afterEach(cleanup);

it('has an edge as a primary button under the pointer, where its fill may turn toward the page', () => {
  render(<Button variant="primary">Save</Button>);
  expect(screen.getByRole('button').classList).toContain('t:hover:bg-brand-hover');
});
