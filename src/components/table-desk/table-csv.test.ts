import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { ColumnModel } from './columns.js';
import { tableCsv } from './table-csv.js';

interface Row {
  name: string;
  amount: number;
  day: string | null;
  status: string;
}

const COLUMNS: readonly ColumnModel<Row>[] = [
  { key: 'name', header: 'Name', value: ({ name }) => name },
  { key: 'amount', header: 'Amount, net', kind: 'number', value: ({ amount }) => amount },
  { key: 'day', header: 'Day', kind: 'date', value: ({ day }) => day },
  { key: 'status', header: 'Status', value: ({ status }) => status, text: (status) => `is "${status}"` },
  { key: 'menu', header: 'Menu' },
];

const read = (csv: string): string[][] =>
  parse(csv, { bom: true, record_delimiter: '\r\n', relax_column_count: false });

it('says what rows say, with the words that stand for values', () => {
  const csv = tableCsv(
    [{ name: 'Hana, “Tāmaki”\njunior', amount: -5.5, day: '2026-12-01', status: 'done' }],
    COLUMNS,
  );
  expect(csv.codePointAt(0)).toBe(0xfeff);
  expect(csv.slice(1)).toBe(
    'Name,"Amount, net",Day,Status\r\n"Hana, “Tāmaki”\njunior",-5.5,2026-12-01,"is ""done"""\r\n',
  );
});

it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\tx', '\rx', '=1\n2', '＝1'])('takes %j for text', (name) => {
  const csv = tableCsv([{ name, amount: -1, day: null, status: '' }], COLUMNS);
  expect(read(csv)[1]).toEqual([`'${name}`, '-1', '', '']);
});

it('is read back by another library as it was', () => {
  const text = fc.string({ unit: fc.constantFrom('a', 'é', '"', ',', '\n', '\r', ';', ' ', '=', "'", '😀') });
  const row = fc.record<Row>({
    name: text,
    amount: fc.double({ noDefaultInfinity: true, noNaN: true }),
    day: fc.constantFrom(null, '2026-12-01'),
    status: text,
  });
  fc.assert(
    fc.property(fc.array(row), (rows) => {
      const [head, ...body] = read(tableCsv(rows, COLUMNS));
      expect(head).toEqual(['Name', 'Amount, net', 'Day', 'Status']);
      expect(body).toHaveLength(rows.length);
      for (const [index, { name, amount, day, status }] of rows.entries()) {
        const [readName, readAmount, readDay, readStatus] = body[index] ?? [];
        const isEmpty = name.trim() === '';
        expect(readName).toBe(isEmpty ? '' : /^[=\r\n]/.test(name) ? `'${name}` : name);
        expect(Number(readAmount)).toBe(amount + 0);
        expect(readDay).toBe(day ?? '');
        expect(readStatus).toBe(status.trim() === '' ? '' : `is "${status.trim()}"`);
      }
    }),
  );
});
