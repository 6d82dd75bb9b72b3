// A table that compares two items. On narrow screens each row is a title with its cells below.
import styles from './comparison-table.module.css';

interface ComparisonTableProps {
  /** Id of the heading that names it. */
  readonly labelledBy: string;
  /** The first is the column of the row headers. */
  readonly columns: readonly string[];
  readonly rows: readonly { readonly title: string; readonly cells: readonly string[] }[];
}

export function ComparisonTable({ labelledBy, columns, rows }: ComparisonTableProps) {
  return (
    <table className={styles.table} aria-labelledby={labelledBy}>
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
        {rows.map(({ title, cells }) => (
          <tr key={title}>
            <th scope="row">{title}</th>
            {cells.map((cell, column) => (
              <td key={column}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
