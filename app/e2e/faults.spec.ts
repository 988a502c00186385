import type { Locator, Page } from '@playwright/test';
import { FAULT_CHOICES, type FaultName, faultNamed } from '../../src/testing/demo-api/fault-choices';
import type { Fault } from '../../src/testing/demo-api/faults';
import { FORBIDDEN_TEXT } from '../../src/testing/forbidden-text';
import { DASHBOARD_READS, type DashboardRead } from './dashboard-reads';
import { expect, FAILED_RESPONSE, forgive, test } from './fixtures';
import { showsScreen } from './page-actions';

/** Names in the order in which they go around. */
const FAULTS = FAULT_CHOICES.map(({ value }) => value);

/** So many reads of each dashboard meet a fault: all of the traveler's, and two of the five of others. */
const MEETINGS = 2;

/** The longest wait between the retries of a read, in milliseconds. */
const WAIT_MS = 4000;

/** Calls whose answer is not used: whatever happens to them, the page stays as it is. */
const BACKGROUND = ['POST /api/conversation/log-user', 'POST /api/errors'];

const SAMPLE = 'Sample data';
const LEFT_OUT = '2 items could not be shown';
/** Over sample data in the place of a failed read. */
const BANNER = 'We could not load your data. What you see below is sample data.';
/** The notice where the server refuses the calls: it offers to sign in again. */
const SIGN_IN_ENDED = /^Your sign-in has ended/;

/** How often a read is called: 4 times when it fails, once when it is answered, unauthorized or still loading. */
const CALLS: Readonly<Record<FaultName, number>> = {
  slow: 1,
  endless: 1,
  unauthorized: 1,
  forbidden: 4,
  'server-error': 4,
  html: 4,
  truncated: 4,
  'wrong-types': 1,
  empty: 1,
  'network-down': 4,
};

/** After these there is no answer to show. */
const FAILING: readonly FaultName[] = [
  'unauthorized',
  'forbidden',
  'server-error',
  'html',
  'truncated',
  'network-down',
];

interface Met {
  fact: DashboardRead;
  fault: FaultName;
}

/**
 * Counts the reads that the page makes. The server's own record would not do: Chromium resends a request by itself
 * when its connection dies.
 */
function countReads(page: Page): (calls: readonly string[]) => Record<string, number> {
  const made: string[] = [];
  page.on('request', (request) => made.push(`${request.method()} ${new URL(request.url()).pathname}`));
  return (calls) =>
    Object.fromEntries(calls.map((call) => [call, made.filter((one) => one === call).length]));
}

const faultNumbered = (number: number): FaultName => FAULTS[number % FAULTS.length] ?? 'slow';

/** Expects what the reader sees of a read that met a fault. */
async function expectOutcome(page: Page, { panel, live, failed, isList }: DashboardRead, fault: FaultName) {
  const shown: Locator = panel(page);
  switch (fault) {
    case 'slow':
      await expect(shown).toContainText(live);
      return expect(shown).not.toContainText(SAMPLE);
    case 'endless':
      await expect(shown.locator('[data-slot="skeleton"]').filter({ visible: true }).first()).toBeVisible();
      await expect(shown).not.toContainText(SAMPLE);
      return expect(shown).not.toContainText(live);
    case 'wrong-types':
      return expect(shown).toContainText(isList ? LEFT_OUT : SAMPLE);
    case 'empty':
      return expect(shown).toContainText(SAMPLE);
    default:
      await expect(shown).toContainText(failed ?? SAMPLE);
      // A figure may be the sample's too.
      if (isList) await expect(shown).not.toContainText(live);
      return expect(page.getByText(BANNER)).toHaveCount(failed === undefined ? 1 : 0);
  }
}

/** Reads that fail raise no alert and no toast: once all have ended, the page says once what did not load. */
async function expectSaidOnce(page: Page, title: string, faults: readonly FaultName[]): Promise<void> {
  const said = async () => ({
    alerts: (await page.getByRole('alert').allTextContents()).filter((text) => text !== ''),
    messages: (await page.getByRole('status').allTextContents()).filter(
      (text) => text !== '' && !SIGN_IN_ENDED.test(text),
    ),
  });
  const outcome = faults.some((fault) => FAILING.includes(fault)) ? ': .+ did not load' : ' loaded';
  await expect.poll(said, { intervals: [50] }).toEqual({
    alerts: [],
    messages: faults.includes('endless') ? [] : [expect.stringMatching(`^${title}${outcome}$`)],
  });
}

/** Every text of a page, and every name for screen readers. */
const textsOf = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const named = [...document.querySelectorAll('[aria-label], [title]')];
    const names = named.flatMap((element) => [
      element.getAttribute('aria-label'),
      element.getAttribute('title'),
    ]);
    return [document.getElementById('root')?.textContent, ...names].filter(Boolean).join('\n');
  });

/** Rounds in one test: a page that is loaded again costs half of a new one. */
const ROUNDS_PER_TEST = 5;

for (const { role, title, reads } of DASHBOARD_READS) {
  // Neighbouring reads are so far apart that after as many rounds each fault has met one read.
  const apart = FAULTS.length / reads.length;
  const rounds = Array.from({ length: MEETINGS * apart }, (_, round) => ({
    behind: BACKGROUND.map((call) => faultNamed(faultNumbered(round), call)),
    met: reads.map((fact, index): Met => ({ fact, fault: faultNumbered(round + index * apart) })),
  }));
  for (let first = 0; first < rounds.length; first += ROUNDS_PER_TEST) {
    const chosen = rounds.slice(first, first + ROUNDS_PER_TEST);
    // spec: 8.silent, 7.organizer-fallbacks, 7.corporate-fallbacks
    test(`${role}: faults from ${FAULTS[first]} on`, async ({ page, lab, signIn, pageErrors }) => {
      await page.clock.install();
      await signIn(role);
      for (const { met, behind } of chosen) {
        await test.step(met.map(({ fault }) => fault).join(', '), async () => {
          const faults: Fault[] = met.map(({ fact, fault }) => faultNamed(fault, fact.call));
          await lab.setFaults([...faults, ...behind]);
          const made = countReads(page);
          await page.goto('/dashboard');
          await showsScreen(page, title);

          const wanted = Object.fromEntries(met.map(({ fact, fault }) => [fact.call, CALLS[fault]]));
          await expect
            .poll(
              async () => {
                await page.clock.runFor(WAIT_MS);
                return made(Object.keys(wanted));
              },
              { intervals: [50] },
            )
            .toEqual(wanted);

          for (const { fact, fault } of met) {
            await test.step(`${fact.call}: ${fault}`, () => expectOutcome(page, fact, fault));
          }
          await expectSaidOnce(
            page,
            title,
            met.map(({ fault }) => fault),
          );
          expect(await textsOf(page)).not.toMatch(FORBIDDEN_TEXT);
          await expect(page).toHaveURL('/dashboard');
        });
      }
      forgive(pageErrors, FAILED_RESPONSE);
    });
  }
}
