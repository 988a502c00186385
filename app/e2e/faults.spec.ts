import type { Locator, Page } from '@playwright/test';
import { FAULT_CHOICES, type FaultName, faultNamed } from '../../src/testing/demo-api/fault-choices';
import type { Fault } from '../../src/testing/demo-api/faults';
import { FORBIDDEN_TEXT } from '../../src/testing/forbidden-text';
import { DASHBOARD_READS, type DashboardRead } from './dashboard-reads';
import { expect, FAILED_RESPONSE, forgive, test } from './fixtures';
import { showsScreen } from './page-actions';

const FAULTS = FAULT_CHOICES.map(({ value }) => value);

/** Number of tested reads of each dashboard: all of the traveler's, two of five of others. */
const MEETINGS = 2;

/** Longest delay between retries of a read, in milliseconds. */
const WAIT_MS = 4000;

const BACKGROUND = ['POST /api/conversation/log-user', 'POST /api/errors'];

const SAMPLE = 'Sample data';
const LEFT_OUT = '2 items could not be shown';
const BANNER = 'We could not load your data. What you see below is sample data.';
/** Notice after a 401, with a link to sign in again. */
const SIGN_IN_ENDED = /^Your sign-in has ended/;

/** Calls of a read by fault: 4 after a failure, 1 if answered, unauthorized or pending. */
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
 * Counts the reads of the page. Not by the server's record, because Chromium resends a request
 * when its connection dies.
 */
function countReads(page: Page): (calls: readonly string[]) => Record<string, number> {
  const made: string[] = [];
  page.on('request', (request) => made.push(`${request.method()} ${new URL(request.url()).pathname}`));
  return (calls) =>
    Object.fromEntries(calls.map((call) => [call, made.filter((one) => one === call).length]));
}

const faultNumbered = (number: number): FaultName => FAULTS[number % FAULTS.length] ?? 'slow';

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
      // A figure may be equal to the sample's.
      if (isList) await expect(shown).not.toContainText(live);
      return expect(page.getByText(BANNER)).toHaveCount(failed === undefined ? 1 : 0);
  }
}

/** Checks that failed reads cause no alert and no toast, but one notice once all have ended. */
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

/** Returns all texts and accessible names of a page. */
const textsOf = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const named = [...document.querySelectorAll('[aria-label], [title]')];
    const names = named.flatMap((element) => [
      element.getAttribute('aria-label'),
      element.getAttribute('title'),
    ]);
    return [document.getElementById('root')?.textContent, ...names].filter(Boolean).join('\n');
  });

/** Rounds in one test: a reload costs half of a new page. */
const ROUNDS_PER_TEST = 5;

for (const { role, title, reads } of DASHBOARD_READS) {
  // Offsets the reads, so that after all rounds each fault has met one read.
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
