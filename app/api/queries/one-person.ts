import type { QueryClient } from '@tanstack/react-query';
import { dropWhatWasRead, FIRST_USER_KEY, isUserKey, SECOND_USER_KEY } from './user-cache';
import type { RawUser } from './user-read';

/** What tells people apart. Other fields, a picture's address for one, may differ from answer to answer. */
const IDENTITY = ['id', 'email', 'role', 'firstName', 'lastName'] as const;

/** Names the person of an answer: no other person has this name, and in no other role. */
export function personOf(user: RawUser): string {
  return JSON.stringify(IDENTITY.map((field) => user[field]));
}

const NOBODY = '';

/** Whom the look-ups name between them; `undefined` while the second still has to answer (decision 2). */
function answeredPerson(queryClient: QueryClient, answered: unknown): string | undefined {
  const first = queryClient.getQueryData<RawUser | null>(FIRST_USER_KEY);
  if (first) return personOf(first);
  if (answered === FIRST_USER_KEY[0]) return undefined;
  const second = queryClient.getQueryData<RawUser | null>(SECOND_USER_KEY);
  return second ? personOf(second) : NOBODY;
}

/**
 * Keeps a cache to one person (decision 19): as soon as a look-up names another than the one before, or nobody, all that
 * was read is gone. Another tab may have signed out, and somebody else in. A look-up that fails names nobody new.
 */
export function keepToOnePerson(queryClient: QueryClient): void {
  let person: string | undefined;
  queryClient.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success' || !isUserKey(event.query.queryKey)) {
      return;
    }
    const now = answeredPerson(queryClient, event.query.queryKey[0]);
    if (now === undefined || now === person) return;
    const before = person;
    person = now;
    if (before !== undefined) dropWhatWasRead(queryClient);
  });
}
