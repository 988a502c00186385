import { isRecord, propertyNames, readProperty } from '../../domain/read-fields.js';

/** What an answer is read as. */
type Read = (answer: unknown) => unknown;

/** Properties of an answer beyond these are not looked into. */
const MAX_PROPERTIES = 20;

/** A name as servers write them. */
const NAME = /^[a-z_]\w*$/i;

/** The parts whose envelope has been warned of. */
const warned = new Set<string>();

/** Whether a reading holds anything that was given: a list, or a field. */
const isGiven = (reading: unknown): unknown => {
  if (!isRecord(reading)) return false;
  const fields = readProperty(reading, 'value');
  const missing = readProperty(reading, 'sampleFields');
  if (isRecord(fields) && missing instanceof Set) return missing.size < propertyNames(fields).length;
  // What an answer may leave out says itself whether it is there; nothing ever stands in for it.
  return readProperty(reading, 'isGiven') ?? readProperty(reading, 'isSample') === false;
};

/**
 * Says once for each part that its answer came in an envelope, `{ items: […] }` or `{ data: {…} }`: nothing of it can be read,
 * one of its properties can. For development.
 *
 * @param part - its name, in the warning
 * @param reads - what the answer is read as
 */
export function warnOfEnvelope(part: string, answer: unknown, reads: readonly Read[]): void {
  if (!isRecord(answer) || reads.some((read) => isGiven(read(answer)))) return;
  const holds = (name: string): boolean => {
    const inside = readProperty(answer, name);
    return typeof inside === 'object' && inside !== null && reads.some((read) => isGiven(read(inside)));
  };
  const name = propertyNames(answer)
    .slice(0, MAX_PROPERTIES)
    .find((each) => NAME.test(each) && holds(each));
  if (name === undefined || warned.has(part)) return;
  warned.add(part);
  console.warn(
    `tapa-ui: '${part}' is an envelope, so it counts as absent: what can be read is in its '${name}'. Pass that on: ${part}={answer.${name}}`,
  );
}
