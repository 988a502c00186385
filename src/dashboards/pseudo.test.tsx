import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { afterEach, expect, it } from 'vitest';
import { everyPart, PENDING } from '../testing/answers.js';
import { messages } from '../testing/pseudo/messages.js';
import { isPlain } from '../testing/pseudo/pseudo.js';
import { TapaProvider } from '../theme/index.js';
import { TOUR_ORGANIZER_READS } from './reads.js';
import { TourOrganizerDashboard } from './tour-organizer/index.js';

// The pseudo-locale check of the stories does not wait for announcements, so they are checked here.

afterEach(cleanup);

const DATA = ['Miriam Toa', 'Reef and Loom'];
/** Intl's conjunction in a list: Intl has no pseudo-locale. */
const AND = ' and ';
const APPLICATION = { id: 1, applicantName: DATA[0], tourTitle: DATA[1], status: 'pending' };

const dashboard = (props: Partial<ComponentProps<typeof TourOrganizerDashboard>>) => (
  <TapaProvider locale="en-XA" messages={messages}>
    <TourOrganizerDashboard
      user={{ role: 'tour_organizer' }}
      navItems={[]}
      stats={{ data: {} }}
      privateTours={{ data: [] }}
      applications={{ data: [APPLICATION] }}
      team={{ data: {} }}
      revenue={{ data: {} }}
      defaultTab="applications"
      {...props}
    />
  </TapaProvider>
);

/** Returns the current announcement, and whether it has texts that are neither translated nor data. */
function announcement() {
  const text = document.querySelector('[data-slot="dashboard-news"]')?.textContent ?? '';
  return { text, hasOthers: isPlain([...DATA, AND].reduce((rest, name) => rest.replaceAll(name, ''), text)) };
}

const TRANSLATED = { text: expect.stringMatching(/^\[.+\]$/), hasOthers: false };

it('translates the announcement of loaded data', () => {
  const { rerender } = render(dashboard(everyPart(TOUR_ORGANIZER_READS, PENDING)));
  rerender(dashboard({}));
  expect(announcement()).toEqual(TRANSLATED);
});

it('translates the announcement of failures', () => {
  render(dashboard({ ...everyPart(TOUR_ORGANIZER_READS, { status: 'error' }), samples: false }));
  expect(announcement()).toEqual(TRANSLATED);
});

it('translates the announcement of a decision', async () => {
  let answer: () => void = () => undefined;
  const onApprove = () =>
    new Promise<void>((resolve) => {
      answer = resolve;
    });
  render(dashboard({ onApprove }));
  fireEvent.click(screen.getByRole('button', { name: /^\[Áppřóvé/ }));
  await act(async () => answer());
  expect(announcement()).toEqual(TRANSLATED);
});
