// Rows to decide and to sort, for the tests with real focus.
import { useState } from 'react';
import { DataGrid } from 'tapa-ui/data-grid';
import { Panel } from 'tapa-ui/panel';
import { RequestRow, useDecisionList } from 'tapa-ui/request-row';
import { RowList } from 'tapa-ui/row-list';

export interface RequestsOptions {
  optimistic?: boolean;
  askWhy?: boolean;
  refuses?: boolean;
  /** True where decisions can be undone. @default true */
  undo?: boolean;
  leaves?: boolean;
}

const factsOf = ({ key }: { key: string }) => [key] as const;

const NAMES = ['Ana', 'David', 'Hana', 'Salote', 'Thomas'];

export function Requests({
  optimistic = false,
  askWhy = false,
  refuses = false,
  undo = true,
  leaves = false,
}: RequestsOptions) {
  const [rows, setRows] = useState(NAMES.map((key) => ({ key, status: 'pending' })));
  const shown = leaves ? rows.filter(({ status }) => status === 'pending') : rows;
  const answer = (row: { key: string }, status: string) =>
    refuses
      ? Promise.reject(new Error('The budget is closed.'))
      : Promise.resolve().then(() =>
          setRows((before) => before.map((each) => (each.key === row.key ? { ...each, status } : each))),
        );
  const { rowProps, bar, onKeyDown } = useDecisionList({
    rows: shown,
    subject: 'request',
    facts: factsOf,
    optimistic,
    askWhy,
    onApprove: (row) => answer(row, 'approved'),
    onDecline: (row) => answer(row, 'declined'),
    onUndo: undo ? (row) => answer(row, 'pending') : undefined,
  });
  return (
    <Panel title="Requests">
      <RowList
        aria-label="Requests"
        rows={shown}
        rowKey={({ key }) => key}
        onKeyDown={onKeyDown}
        empty="Nothing waits"
      >
        {(row) => (
          <RequestRow
            subject="request"
            name={row.key}
            status={row.status}
            onOpen={() => undefined}
            {...rowProps(row)}
          />
        )}
      </RowList>
      {bar}
    </Panel>
  );
}

/** Table without rows, whose server answers a sort when the test calls `answerSort`. */
export function ServerTable() {
  const [busy, setBusy] = useState(false);
  Object.assign(window, { answerSort: () => setBusy(false) });
  return (
    <DataGrid<string>
      aria-label="Bookings"
      manual
      rows={[]}
      rowCount={0}
      busy={busy}
      onQueryChange={() => setBusy(true)}
      rowKey={(name) => name}
      columns={[{ key: 'name', header: 'Name', value: (name) => name, cell: (name) => name }]}
    />
  );
}
