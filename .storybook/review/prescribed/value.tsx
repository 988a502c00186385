import type { ReactNode } from 'react';

type Row = Readonly<Record<string, unknown>>;

const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null;

/** 'pendingQuotes' → 'Pending quotes'. */
const wordsOf = (name: string) => {
  const words = name
    .replaceAll(/([A-Z])/g, ' $1')
    .replaceAll('-', ' ')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
};

const simple = (value: unknown): string =>
  typeof value === 'number' ? value.toLocaleString('en-US') : String(value);

/** A constant's value as people read it: a text, a figure, a list, figures by name, or a table of rows. */
export function Value({ value }: { value: unknown }): ReactNode {
  if (Array.isArray(value)) {
    const rows = value.filter(isRow);
    return rows.length > 0 ? <Rows rows={rows} /> : <Words values={value.map(simple)} />;
  }
  if (!isRow(value)) return <span className="prescribed-value">{simple(value)}</span>;
  const fields = Object.entries(value);
  if (fields.every(([, field]) => typeof field === 'string')) {
    return <Words values={fields.map(([, field]) => simple(field))} />;
  }
  return (
    <dl className="prescribed-fields">
      {fields.map(([name, field]) => (
        <div key={name}>
          <dt>{wordsOf(name)}</dt>
          <dd>{isRow(field) ? <Value value={field} /> : simple(field)}</dd>
        </div>
      ))}
    </dl>
  );
}

function Words({ values }: { values: readonly string[] }) {
  const texts = new Set(values.filter((text) => text !== ''));
  return (
    <ul className="prescribed-words">
      {[...texts].map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  );
}

function Rows({ rows }: { rows: readonly Row[] }) {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard
    <div className="prescribed-scroll" tabIndex={0} role="group" aria-label="Rows">
      <table>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {wordsOf(column)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={Object.values(row).map(simple).join(' ')}>
              {columns.map((column) => (
                <td key={column}>{row[column] === undefined ? '–' : simple(row[column])}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
