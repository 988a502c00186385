import { expect, it } from 'vitest';
import { CallLog, MAX_CALLS } from './call-log';

const call = (path: string) => ({ method: 'GET', path, body: null, role: null, status: null, at: '' });

it('forgets the oldest calls of a lab, and none of another', () => {
  const log = new CallLog();
  log.record('other', call('/other'));
  for (let index = 0; index < MAX_CALLS + 2; index += 1) log.record('busy', call(`/${index}`));
  expect(log.of('busy')).toHaveLength(MAX_CALLS);
  expect(log.of('busy')[0]?.path).toBe('/2');
  expect(log.of('other')).toHaveLength(1);
});
