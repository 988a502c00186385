import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type CsvFormat, decimalSignOf, gridCsv } from './grid-csv.js';
import type { GridColumnModel } from './grid-rows.js';

interface Row {
  name: string;
  amount: number;
  day: string | null;
  status: string;
}

const COLUMNS: readonly GridColumnModel<Row>[] = [
  { key: 'name', header: 'Name', value: ({ name }) => name },
  { key: 'amount', header: 'Amount, net', kind: 'amount', value: ({ amount }) => amount },
  { key: 'day', header: 'Day', kind: 'date', value: ({ day }) => day },
  { key: 'status', header: 'Status', value: ({ status }) => status, text: (status) => `is "${status}"` },
  { key: 'menu', header: 'Menu' },
];

const read = (csv: string): string[][] =>
  parse(csv, { bom: true, record_delimiter: '\r\n', relax_column_count: false });

it('writes the labels of values', async () => {
  const csv = await gridCsv(
    [{ name: 'Hana, “Tāmaki”\njunior', amount: -5.5, day: '2026-12-01', status: 'done' }],
    COLUMNS,
  );
  expect(csv.codePointAt(0)).toBe(0xfeff);
  expect(csv.slice(1)).toBe(
    'Name,"Amount, net",Day,Status\r\n"Hana, “Tāmaki”\njunior",-5.5,2026-12-01,"is ""done"""\r\n',
  );
});

it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\tx', '\rx', '=1\n2', '＝1'])('writes %j as text', async (name) => {
  const csv = await gridCsv([{ name, amount: -1, day: null, status: '' }], COLUMNS);
  expect(read(csv)[1]).toEqual([`'${name}`, '-1', '', '']);
});

/** Splits a file as a spreadsheet with another `separator` does: quotes count only at the start of a cell. */
function cellsFor(separator: string, csv: string): string[] {
  const cell = new RegExp(
    `(?:"((?:[^"]|"")*)"?)?([^${separator}\\r\\n]*)(?:${separator}|\\r\\n?|\\n|$)`,
    'g',
  );
  const found = csv.slice(1).matchAll(cell);
  return Array.from(found, ([, quoted = '', plain = '']) => quoted.replaceAll('""', '"') + plain);
}

const text = fc.string({
  unit: fc.constantFrom('a', 'é', '"', ',', '\n', '\r', '\t', ';', ' ', '=', '+', "'", '😀'),
});
const row = fc.record<Row>({
  name: text,
  amount: fc.double({ noDefaultInfinity: true, noNaN: true }),
  day: fc.constantFrom(null, '2026-12-01'),
  status: text,
});

it.each([
  { separator: ',', decimalSign: '.' },
  { separator: ';', decimalSign: ',' },
  { separator: '\t', decimalSign: '.' },
] as const)('has no formula in any spreadsheet, written with $separator', async (format) => {
  expect(cellsFor(';', `\ufeffx,"a;=1+1"`)).toContain('=1+1"');
  await fc.assert(
    fc.asyncProperty(fc.array(row), fc.constantFrom(',', ';', '\t'), async (rows, reader) => {
      const cells = cellsFor(reader, await gridCsv(rows, COLUMNS, format));
      expect(cells.filter((cell) => /^[=+@]/.test(cell))).toEqual([]);
    }),
  );
});

it('quotes the separators of other spreadsheets', async () => {
  const csv = await gridCsv([{ name: 'a;b', amount: 1, day: null, status: 'a\tb' }], COLUMNS);
  expect(csv).toContain('\r\n"a;b",1,,"is ""a\tb"""\r\n');
});

it('uses a decimal comma and semicolons where the locale does', async () => {
  const locales = ['en-US', 'de', 'fr-FR', 'ja', 'ar-EG', 'es-MX'];
  expect(locales.map(decimalSignOf)).toEqual(['.', ',', ',', '.', '.', '.']);
  const rows = [{ name: 'Ana, Apia', amount: -5.5, day: null, status: '' }];
  const written = async (format: CsvFormat) => (await gridCsv(rows, COLUMNS, format)).split('\r\n')[1];
  expect(await written({ decimalSign: ',' })).toBe('Ana, Apia;-5,5;;');
  expect(await written({ decimalSign: ',', separator: '\t' })).toBe('Ana, Apia\t-5,5\t\t');
  expect(await written({ separator: ';' })).toBe('Ana, Apia;-5.5;;');
  expect(await written({ decimalSign: ',', separator: ',' })).toBe('"Ana, Apia","-5,5",,');
});

it.each(['00123', '4111111111111111', '12e5'])(
  "keeps the code %s in a column of kind 'text'",
  async (code) => {
    const rows = [{ name: code, amount: 1, day: null, status: '' }];
    const textColumns = COLUMNS.map((column) =>
      column.key === 'name' ? { ...column, kind: 'text' as const } : column,
    );
    expect(read(await gridCsv(rows, textColumns))[1]?.[0]).toBe(`="${code}"`);
    expect(read(await gridCsv(rows, COLUMNS))[1]?.[0]).toBe(code);
  },
);

it.each(['0', '12', 'Apia 007', '0123"&A1', '=00123'])(
  'writes the text %s without a formula',
  async (name) => {
    const textColumns = [{ key: 'name', header: 'Name', kind: 'text', value: () => name }] as const;
    expect(read(await gridCsv([{}], textColumns))[1]?.[0]).toBe(name.startsWith('=') ? `'${name}` : name);
  },
);

it('is read back by another library unchanged, except for apostrophes before formulas', async () => {
  const bare = (cell?: string) => cell?.replaceAll("'", '');
  await fc.assert(
    fc.asyncProperty(fc.array(row), async (rows) => {
      const [head, ...body] = read(await gridCsv(rows, COLUMNS));
      expect(head).toEqual(['Name', 'Amount, net', 'Day', 'Status']);
      expect(body).toHaveLength(rows.length);
      for (const [index, { name, amount, day, status }] of rows.entries()) {
        const [readName, readAmount, readDay, readStatus] = body[index] ?? [];
        expect(bare(readName)).toBe(name.trim() === '' ? '' : bare(name));
        expect(Number(readAmount)).toBe(amount + 0);
        expect(readDay).toBe(day ?? '');
        expect(bare(readStatus)).toBe(status.trim() === '' ? '' : bare(`is "${status.trim()}"`));
      }
    }),
  );
});
