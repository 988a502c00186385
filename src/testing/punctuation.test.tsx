import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, it } from 'vitest';
import { ActionFailure } from '../components/action-button/index.js';
import { ErrorRow } from '../components/error-fallback/index.js';
import { RequestRow, useDecisionList } from '../components/request-row/index.js';
import { ShareBar } from '../components/share-bar/index.js';
import { DataGrid } from '../data-grid/index.js';
import { messages as french } from '../i18n/compiled/fr/index.js';
import { messages as japanese } from '../i18n/compiled/ja/index.js';
import { TapaProvider, type TapaProviderProps } from '../theme/index.js';

// Separators between sentences, names and items of lists follow the language of the messages.

afterEach(cleanup);

const renderIn = (messages: TapaProviderProps['messages'], children: ReactNode) =>
  render(<TapaProvider messages={messages}>{children}</TapaProvider>);

const row = (decide: () => Promise<void>) => (
  <ul>
    <RequestRow
      subject="request"
      status="pending"
      name="Ana"
      of="Ana, Suva"
      onApprove={decide}
      onUndo={() => Promise.resolve()}
    />
  </ul>
);

it('Undo has the colon of its language', async () => {
  renderIn(
    french,
    row(() => Promise.resolve()),
  );
  fireEvent.click(screen.getByRole('button', { name: 'Approuver Ana, Suva' }));
  expect(await screen.findByRole('button', { name: 'Annuler : Ana, Suva' })).toBeTruthy();
});

it('the sentences and the button of a failed decision have the separators of the language', async () => {
  renderIn(
    japanese,
    row(() => Promise.reject(new Error('締め切りました。'))),
  );
  fireEvent.click(screen.getByRole('button', { name: /Ana, Suva.*承認/ }));
  expect(await screen.findByRole('button', { name: '再試行：Ana, Suva' })).toBeTruthy();
  expect(screen.getByRole('listitem').textContent).toContain(
    '承認は保存されませんでした。締め切りました。Anaの申請は保留中のままです。',
  );
});

it('the sentence of a decided row has the punctuation of the language', async () => {
  renderIn(
    japanese,
    row(() => Promise.resolve()),
  );
  fireEvent.click(screen.getByRole('button', { name: /Ana, Suva.*承認/ }));
  await screen.findByRole('button', { name: /^元に戻す/ });
  expect(screen.getByRole('listitem').textContent).toContain('承認済み · Ana。');
});

it('an error has the full stops of its language', async () => {
  renderIn(japanese, <ErrorRow subject="予約" message="もう一度お試しください。" />);
  const alert = screen.getByRole('alert');
  await waitFor(() => expect(alert.textContent).toBe('予約を読み込めませんでした。もう一度お試しください。'));
});

it('the failure of a button has the full stops of its language', () => {
  renderIn(
    japanese,
    <ActionFailure action={{ status: 'error', error: '締め切りました。' }} title="保存できません" />,
  );
  expect(screen.getByRole('alert').textContent).toBe('保存できません。締め切りました。');
});

it('the name of a bar lists its parts with the separators of the language', () => {
  const shares = [
    { label: 'ガイド', value: 1 },
    { label: '案内', value: 3 },
  ];
  renderIn(japanese, <ShareBar aria-label="チーム" shares={shares} legend={false} />);
  expect(screen.getByRole('img', { name: 'チーム：ガイド 25%、案内 75%' })).toBeTruthy();
});

interface Guest {
  name: string;
  place: string;
  status: string;
}

const GUESTS: readonly Guest[] = [
  { name: 'Ana', place: 'Suva', status: 'new' },
  { name: 'Ben', place: 'Nadi', status: 'old' },
  { name: 'Cleo', place: 'Nadi', status: 'late' },
];

const testGrid = (
  <DataGrid
    aria-label="Guests"
    rows={GUESTS}
    rowKey={({ name }) => name}
    columns={[
      { key: 'name', header: 'Nom', value: ({ name }) => name, cell: ({ name }) => name },
      { key: 'place', header: 'Lieu', value: ({ place }) => place, cell: ({ place }) => place },
      {
        key: 'status',
        header: 'État',
        value: ({ status }) => status,
        cell: ({ status }) => status,
        searched: false,
        filter: true,
      },
    ]}
    defaultState={{ globalFilter: 'Tonga', columnFilters: [{ id: 'status', value: ['new', 'old'] }] }}
  />
);

it('lists within the sentences of a table follow the messages, not the locale', async () => {
  renderIn(french, testGrid);
  const empty = await screen.findByText(/Recherche dans Nom et Lieu, sur 2 lignes\./);
  expect(empty.textContent).not.toContain(' and ');
  expect(screen.getByText('État : new et old')).toBeTruthy();
});

interface Ask {
  key: string;
  name: string;
  status: string;
}

const ASKS: readonly Ask[] = ['Ana', 'Ben', 'Cleo'].map((name) => ({ key: name, name, status: 'pending' }));

const factsOf = ({ name }: Ask) => [name] as const;

function Several() {
  const { rowProps, bar } = useDecisionList<Ask>({
    rows: ASKS,
    subject: 'request',
    facts: factsOf,
    onApprove: () => undefined,
    onDecline: () => undefined,
  });
  return (
    <>
      <ul>
        {ASKS.map((ask) => (
          <RequestRow
            key={ask.key}
            subject="request"
            name={ask.name}
            status={ask.status}
            {...rowProps(ask)}
          />
        ))}
      </ul>
      {bar}
    </>
  );
}

it('actions for several rows have a plural form of the language for each count', () => {
  renderIn(
    { 'bulk.approve': ({ count }) => `OK ${count}`, 'bulk.decline': ({ count }) => `No ${count}` },
    <Several />,
  );
  const written: string[] = [];
  for (const box of screen.getAllByRole('checkbox')) {
    fireEvent.click(box);
    written.push(
      ...screen.getAllByRole('button', { name: /^(OK|No) \d$/ }).map(({ textContent }) => textContent),
    );
  }
  expect(written).toEqual(['No 1', 'OK 1', 'No 2', 'OK 2', 'No 3', 'OK 3']);
});
