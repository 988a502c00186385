import { SERVER_LIST_PATH, type ServerListAnswer } from '../demo-api/server-list';
import { expect, test } from './fixtures';

// No page of the app has a list that does not fit in a browser: this is what a table in server mode asks for.
test('the server finds, sorts and pages a list of 10,000 over HTTP', async ({ context, baseURL, signIn }) => {
  await signIn('travel_agent');
  const ask = async (query: string): Promise<ServerListAnswer> => {
    const response = await context.request.get(`${baseURL}${SERVER_LIST_PATH}?${query}`);
    expect(response.status()).toBe(200);
    return (await response.json()) as ServerListAnswer;
  };
  const all = await ask('pageSize=50');
  expect(all.rowCount).toBe(10_000);
  expect(all.rows).toHaveLength(50);

  const pending = await ask('status=pending&sort=-value&pageSize=50');
  expect(pending.rowCount).toBe(all.counts.pending);
  const values = pending.rows.map(({ value }) => value);
  expect(values).toEqual([...values].sort((one, other) => other - one));

  const last = await ask(`status=pending&sort=-value&pageSize=50&page=${Math.ceil(pending.rowCount / 50)}`);
  expect(last.rows.length).toBe(pending.rowCount % 50 || 50);
  expect(last.nextCursor).toBeNull();

  const [first] = pending.rows;
  const after = await ask(`status=pending&sort=-value&pageSize=50&cursor=${first?.id}`);
  expect(after.rows[0]).toEqual(pending.rows[1]);

  const refused = await context.request.get(`${baseURL}${SERVER_LIST_PATH}?pageSize=1000`);
  expect(refused.status()).toBe(400);
});
