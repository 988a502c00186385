import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { TopBar } from './top-bar.js';

afterEach(cleanup);

it('gives only the current page a border in forced colours', () => {
  const items = [
    { href: '/', label: 'Home' },
    { href: '/destinations', label: 'Discover' },
  ];
  render(<TopBar items={items} currentPath="/destinations" />);
  const framed = screen
    .getAllByRole('link')
    .filter((link) => link.classList.contains('t:forced-colors:border'));
  expect(framed.map((link) => link.textContent)).toEqual(['Discover']);
});
