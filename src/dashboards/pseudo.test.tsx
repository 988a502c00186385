import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { afterEach, expect, it } from 'vitest';
import { everyPart, PENDING } from '../testing/answers.js';
import { messages } from '../testing/pseudo/messages.js';
import { isPlain } from '../testing/pseudo/pseudo.js';
import { TapaProvider } from '../theme/index.js';
import { TOUR_ORGANIZER_READS } from './reads.js';
import { TourOrganizerDashboard } from './tour-organizer/index.js';

// News of a dashboard keep the words that they were told in. The walk over the stories in en-XA comes later than that, so what
// is told is looked at here.

afterEach(cleanup);

const DATA = ['Miriam Toa', 'Reef and Loom'];
/** Intl's word between the last two of a list: it has no pseudo-locale. */
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

/** The present news, and whether there are words beside those of the catalogue and of data. */
function told() {
  const text = document.querySelector('[data-slot="dashboard-news"]')?.textContent ?? '';
  return { text, hasOthers: isPlain([...DATA, AND].reduce((rest, name) => rest.replaceAll(name, ''), text)) };
}

const NO_WORDS = { text: expect.stringMatching(/^\[.+\]$/), hasOthers: false };

it('tells in the words of the catalogue that everything has come', () => {
  const { rerender } = render(dashboard(everyPart(TOUR_ORGANIZER_READS, PENDING)));
  rerender(dashboard({}));
  expect(told()).toEqual(NO_WORDS);
});

it('tells so what has not', () => {
  render(dashboard({ ...everyPart(TOUR_ORGANIZER_READS, { status: 'error' }), samples: false }));
  expect(told()).toEqual(NO_WORDS);
});

it('tells so what was decided', async () => {
  let answer: () => void = () => undefined;
  const onApprove = () =>
    new Promise<void>((resolve) => {
      answer = resolve;
    });
  render(dashboard({ onApprove }));
  fireEvent.click(screen.getByRole('button', { name: /^\[Áppřóvé/ }));
  await act(async () => answer());
  expect(told()).toEqual(NO_WORDS);
});
