'use client';
import { Panel } from '../panel/index.js';
import { RowList } from '../row-list/index.js';
import { RequestRow, type RequestRowProps } from './request-row.js';
import { useDecisionList } from './use-decision-list.js';

const PEOPLE = [
  { key: 'dm', status: 'pending', name: 'David Maru', place: 'Port Moresby', cost: 1980 },
  { key: 'ta', status: 'pending', name: 'Thomas Aisa', place: 'Suva', cost: 1420 },
] as const;
type Person = (typeof PEOPLE)[number];

const factsOf = ({ name, place }: Person) => [name, place] as const;

/** A list whose rows can be decided several at once. */
export function Several({ onApprove, onDecline }: Pick<RequestRowProps, 'onApprove' | 'onDecline'>) {
  const { rowProps, onKeyDown, bar } = useDecisionList<Person>({
    rows: PEOPLE,
    subject: 'request',
    facts: factsOf,
    least: 2,
    sumText: (rows) => `$${rows.reduce((sum, { cost }) => sum + cost, 0)}`,
    onApprove: () => onApprove?.(),
    onDecline: () => onDecline?.(),
  });
  return (
    <Panel title="Travel requests">
      <RowList aria-label="Travel requests" rows={PEOPLE} rowKey={({ key }) => key} onKeyDown={onKeyDown}>
        {(person) => (
          <RequestRow
            subject="request"
            status={person.status}
            name={person.name}
            cost={`$${person.cost}`}
            {...rowProps(person)}
          />
        )}
      </RowList>
      {bar}
    </Panel>
  );
}
