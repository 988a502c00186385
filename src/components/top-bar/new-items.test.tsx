import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { messages as french } from '../../i18n/compiled/fr/index.js';
import { TapaProvider } from '../../theme/index.js';
import { BottomNav } from '../bottom-nav/index.js';
import { TopBar } from './top-bar.js';

afterEach(cleanup);

const items = [1, 3].map((badge) => ({ label: `Page ${badge}`, href: `/${badge}`, icon: null, badge }));

it.each([
  ['the top bar', <TopBar key="top" items={items} currentPath="/" />],
  ['the bottom navigation', <BottomNav key="bottom" items={items} currentPath="/" />],
])("%s uses the plural form of an item's count", (_, bar) => {
  render(<TapaProvider messages={french}>{bar}</TapaProvider>);
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(
    expect.arrayContaining([expect.stringMatching(/1 nouveau$/), expect.stringMatching(/3 nouveaux$/)]),
  );
});
