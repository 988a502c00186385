import type { FrameLocator, Page } from '@playwright/test';
import { inFrame } from './dashboard-page.js';
import { events, LOADER, open } from './host-page.js';
import { expect, type Site, test } from './site.js';

const request = (id: string, employeeName: string) => ({
  id,
  employeeName,
  department: 'Field Research',
  destination: 'Honiara',
  dates: 'Dec 1–5',
  purpose: '',
  status: 'pending',
  cost: 900,
});
const DATA = {
  user: { firstName: 'Ana', role: 'corporate_admin' },
  employeeTravel: [request('a', 'Ana Vuki'), request('b', 'David Maru')],
};

interface Host extends Window {
  answers: Record<string, { keep: () => void; reject: (reason: unknown) => void }>;
}

/** Keeps the promises until the test settles them, and applies decisions to the dashboard's data. */
const HOST = `<script>
  window.answers = {};
  addEventListener('tapa-action', ({ target, detail }) => {
    const { action, item, respondWith } = detail;
    if (!['approve', 'decline', 'undo'].includes(action)) return;
    const become = { approve: 'approved', decline: 'declined', undo: 'pending' }[action];
    respondWith(new Promise((keep, reject) => { answers[action + ' ' + item.id] = { keep, reject }; }).then(() => {
      const employeeTravel = target.data.employeeTravel.map((row) => row.id === item.id ? { ...row, status: become } : row);
      target.data = { ...target.data, employeeTravel };
    }));
  });
</script>`;

async function openApprovals(page: Page, site: Site, attributes: string, host = HOST): Promise<FrameLocator> {
  await open(
    page,
    site,
    `${host}<main><tapa-dashboard kind="corporate" ${attributes}></tapa-dashboard></main>${LOADER}
     <script>document.querySelector('tapa-dashboard').data = ${JSON.stringify(DATA)}</script>`,
  );
  const inside = inFrame(page);
  await inside.getByRole('tab', { name: /^Approvals/ }).click();
  await expect(inside.getByRole('button', { name: /^Approve Ana/ })).toBeVisible();
  return inside;
}

const keep = (page: Page, call: string) =>
  page.evaluate((name) => (window as unknown as Host).answers[name]?.keep(), call);
const reject = (page: Page, call: string, reason: string) =>
  page.evaluate(
    ([name = '', why]) => (window as unknown as Host).answers[name]?.reject(new Error(why)),
    [call, reason],
  );
const asked = (page: Page) => page.evaluate(() => Object.keys((window as unknown as Host).answers));
const row = (inside: FrameLocator, name: string) => inside.getByRole('listitem').filter({ hasText: name });

test('approves a request if the page handles that, and Undo reverts it', async ({ page, site }) => {
  const inside = await openApprovals(page, site, 'actions="approve decline undo"');
  await inside.getByRole('button', { name: /^Approve Ana/ }).click();
  const working = inside.getByRole('button', { name: /^Approving Ana/ });
  await expect(working).toHaveAttribute('aria-busy', 'true');
  await working.click({ force: true });
  await inside.getByRole('button', { name: /^Decline Ana/ }).click({ force: true });
  expect(await asked(page)).toEqual(['approve a']);
  await keep(page, 'approve a');
  await expect(row(inside, 'Ana Vuki')).toContainText('Approved');
  await row(inside, 'Ana Vuki').getByRole('button', { name: /^Undo/ }).click();
  await expect.poll(() => asked(page)).toEqual(['approve a', 'undo a']);
  await keep(page, 'undo a');
  await expect(inside.getByRole('button', { name: /^Approve Ana/ })).toBeVisible();
  const heard = await events(page, 'tapa-action');
  expect(
    heard.map(([, , { action, item, decision }]) => [action, (item as { id: string }).id, decision]),
  ).toEqual([
    ['approve', 'a', undefined],
    ['undo', 'a', 'approve'],
  ]);
});

test('asks for a reason if the page wants one, and sends it', async ({ page, site }) => {
  const inside = await openApprovals(page, site, 'actions="decline" ask-why');
  await inside.getByRole('button', { name: /^Decline Ana/ }).click();
  await inside.getByRole('button', { name: 'Over budget' }).click();
  await inside.getByRole('textbox').last().fill('Next month');
  await inside.getByRole('button', { name: /^Decline Ana/ }).click();
  await expect.poll(() => asked(page)).toEqual(['decline a']);
  await keep(page, 'decline a');
  await expect(inside.getByRole('button', { name: /^Decline Ana/ })).toHaveCount(0);
  const [[, , detail] = []] = await events(page, 'tapa-action');
  expect(detail).toMatchObject({ action: 'decline', why: { reason: 'Over budget', note: 'Next month' } });
});

test('restores a rejected row with the reason and a retry, independent of other rows', async ({
  page,
  site,
}) => {
  const inside = await openApprovals(page, site, 'actions="approve"');
  await inside.getByRole('button', { name: /^Approve Ana/ }).click();
  await inside.getByRole('button', { name: /^Approve David/ }).click();
  await expect.poll(() => asked(page)).toEqual(['approve a', 'approve b']);
  await reject(page, 'approve a', 'The budget is closed.');
  await expect(row(inside, 'Ana Vuki')).toContainText('The budget is closed.');
  await expect(inside.getByRole('button', { name: /^Approving David/ })).toBeVisible();
  await keep(page, 'approve b');
  await expect(inside.getByRole('button', { name: /^Appro(?:ve|ving) David/ })).toHaveCount(0);
  await expect(row(inside, 'Ana Vuki')).toContainText('The budget is closed.');
  await inside.getByRole('button', { name: /^Try again: Ana/ }).click();
  await expect(inside.getByRole('button', { name: /^Approving Ana/ })).toBeVisible();
  await keep(page, 'approve a');
  await expect(inside.getByRole('button', { name: /^Appro(?:ve|ving) Ana/ })).toHaveCount(0);
  await expect(row(inside, 'Ana Vuki')).not.toContainText('The budget is closed.');
});

test('shows optimistic decisions at once, and reverts rejected ones', async ({ page, site }) => {
  const inside = await openApprovals(page, site, 'actions="approve decline" optimistic');
  await inside.getByRole('button', { name: /^Approve Ana/ }).click();
  await expect(row(inside, 'Ana Vuki')).toContainText('Approved');
  expect(await asked(page)).toEqual(['approve a']);
  await reject(page, 'approve a', 'The budget is closed.');
  await expect(row(inside, 'Ana Vuki')).toContainText('The budget is closed.');
  await expect(row(inside, 'Ana Vuki')).not.toContainText('Approved');
  await expect(inside.getByRole('button', { name: /^Try again: Ana/ })).toBeVisible();
  await inside.getByRole('button', { name: /^Decline David/ }).click();
  await expect(row(inside, 'David Maru')).toContainText('Declined');
  await keep(page, 'decline b');
  await expect(row(inside, 'David Maru')).toContainText('Declined');
});

test('ignores answers from before the element was moved', async ({ page, site }) => {
  const inside = await openApprovals(page, site, 'actions="approve"');
  await inside.getByRole('button', { name: /^Approve Ana/ }).click();
  await expect(inside.getByRole('button', { name: /^Approving Ana/ })).toBeVisible();
  await page.evaluate(() => {
    const { answers } = window as unknown as Host;
    answers.first = answers['approve a'] as Host['answers'][string];
    const element = document.querySelector('tapa-dashboard');
    element?.remove();
    if (element) document.querySelector('main')?.append(element);
  });
  // The browser reloads the frame.
  await inside.getByRole('tab', { name: /^Approvals/ }).click();
  await inside.getByRole('button', { name: /^Approve Ana/ }).click();
  await expect(inside.getByRole('button', { name: /^Approving Ana/ })).toBeVisible();
  await reject(page, 'first', 'The budget is closed.');
  await inside.getByRole('button', { name: /^Approve David/ }).click();
  await expect.poll(() => asked(page)).toContain('approve b');
  await reject(page, 'approve b', 'The office is closed.');
  await expect(row(inside, 'David Maru')).toContainText('The office is closed.');
  await expect(inside.getByRole('button', { name: /^Approving Ana/ })).toBeVisible();
  await expect(row(inside, 'Ana Vuki')).not.toContainText('The budget is closed.');
});

test('buttons change nothing if the page handles no actions or does not answer', async ({ page, site }) => {
  const inside = await openApprovals(page, site, '', '');
  await inside.getByRole('button', { name: /^Approve Ana/ }).click();
  await inside.getByRole('button', { name: /^Account menu/ }).click();
  await inside.getByRole('menuitem', { name: 'Log out' }).click();
  // Messages arrive in order: once the later one has come, so would the earlier one.
  await expect
    .poll(async () => (await events(page, 'tapa-action')).map(([, , detail]) => detail))
    .toEqual([{ action: 'logout' }]);

  await page.locator('tapa-dashboard').evaluate((found) => found.setAttribute('actions', 'approve logout'));
  await inside.getByRole('button', { name: /^Approve Ana/ }).click();
  await expect.poll(async () => (await events(page, 'tapa-action')).at(-1)?.[2].action).toBe('approve');
  await expect(inside.getByRole('button', { name: /^Approve Ana/ })).not.toHaveAttribute('aria-disabled');
  await expect(row(inside, 'Ana Vuki')).not.toContainText('Approved');
});

test('accepts calls only from the frame, and answers only from its page', async ({ page, site }) => {
  const inside = await openApprovals(page, site, 'actions="approve"');
  await page.evaluate(() => addEventListener('tapa-action', (event) => event.preventDefault()));
  await inside.getByRole('button', { name: /^Approve Ana/ }).click();
  await expect(inside.getByRole('button', { name: /^Approving Ana/ })).toBeVisible();
  await page
    .locator('tapa-dashboard')
    .locator('iframe')
    .evaluate((found) => {
      postMessage({ tapa: 'call', action: 'approve', item: { id: 'b' } }, '*');
      const { contentWindow } = found as HTMLIFrameElement;
      contentWindow?.postMessage({ outcome: 'kept' }, '*');
    });
  await inside.locator('body').evaluate(() => {
    parent.postMessage({ tapa: 'call', action: 'approve', item: { id: 'b' } }, '*');
  });
  await inside.getByRole('button', { name: /^Account menu/ }).click();
  await inside.getByRole('menuitem', { name: 'Log out' }).click();
  await expect
    .poll(async () => (await events(page, 'tapa-action')).map(([, , { action }]) => action))
    .toEqual(['approve', 'logout']);
  await expect(inside.getByRole('button', { name: /^Approving Ana/ })).toBeVisible();
});
