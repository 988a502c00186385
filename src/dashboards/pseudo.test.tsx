import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { afterEach, expect, it } from 'vitest';
import { messages } from '../testing/pseudo/messages.js';
import { plainTexts } from '../testing/pseudo/plain-words.js';
import { TapaProvider } from '../theme/index.js';
import { TourOrganizerDashboard } from './tour-organizer/index.js';

// What a dashboard tells keeps the words it was told in. The walk over the stories in en-XA comes later than that, so what
// is told is looked at here.

afterEach(cleanup);

const DATA = ['Miriam Toa', 'Reef and Loom'];
const APPLICATION = { id: 1, applicantName: DATA[0], tourTitle: DATA[1], status: 'pending' };

const dashboard = (props: Partial<ComponentProps<typeof TourOrganizerDashboard>>) => (
  <TapaProvider locale="en-XA" messages={messages}>
    <TourOrganizerDashboard
      user={{ role: 'tour_organizer' }}
      navItems={[]}
      stats={{}}
      privateTours={[]}
      applications={[APPLICATION]}
      team={{}}
      revenue={{}}
      defaultTab="applications"
      {...props}
    />
  </TapaProvider>
);

/** What is told now, and the words in it that are not of the catalogue. */
function told() {
  const text = document.querySelector('[data-slot="dashboard-news"]')?.textContent ?? '';
  return { text, plain: plainTexts([text], { data: DATA, written: [] }) };
}

const NO_WORDS = { text: expect.stringMatching(/^\[.+\]$/), plain: [] };

it('tells in the words of the catalogue that everything has come', () => {
  const { rerender } = render(dashboard({ loading: true }));
  rerender(dashboard({}));
  expect(told()).toEqual(NO_WORDS);
});

it('tells so what has not', () => {
  render(dashboard({ stats: undefined, applications: undefined, failed: true, samples: false }));
  expect(told()).toEqual(NO_WORDS);
});

it('tells so what was decided', async () => {
  let answer: () => void = () => undefined;
  const onApproveApplication = () =>
    new Promise<void>((resolve) => {
      answer = resolve;
    });
  render(dashboard({ onApproveApplication }));
  fireEvent.click(screen.getByRole('button', { name: /^\[Áppřóvé/ }));
  await act(async () => answer());
  expect(told()).toEqual(NO_WORDS);
});
