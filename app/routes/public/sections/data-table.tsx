import '../../../styles/table.css';
import type { TableSection } from '../../../content/types';
import { plainText, RichTextView } from '../rich-text';

/**
 * A table; on small screens every row becomes a block with its column names. Not the library's `DataTable`, which stands in
 * a panel and pages through rows of data that load: this is a text with a caption, and its page does without dashboards.css.
 */
export function DataTable({ caption, columns, rows }: Pick<TableSection, 'caption' | 'columns' | 'rows'>) {
  return (
    <table className="app-table">
      <caption className="app-table-caption">{caption}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, ...cells]) => (
          <tr key={[name, ...cells].map(plainText).join('\n')}>
            <th scope="row">
              <RichTextView text={name} />
            </th>
            {cells.map((cell, index) => {
              const column = columns[index + 1] ?? '';
              return (
                <td key={column} data-label={column}>
                  <RichTextView text={cell} />
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
