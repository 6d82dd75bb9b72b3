// Things side by side. Where it is narrow each row is a title with its cells below, each under the name of its column.
// Cells that are laid out anew lose their meaning in some browsers unless the roles repeat it.
/* oxlint-disable jsx-a11y/no-interactive-element-to-noninteractive-role */
import type { ReactNode } from 'react';
import styles from './comparison-table.module.css';

interface ComparisonTableProps {
  /** Id of the heading that names it. */
  readonly labelledBy: string;
  /** The first is that of the rows' titles. */
  readonly columns: readonly string[];
  readonly rows: readonly { readonly title: ReactNode; readonly cells: readonly ReactNode[] }[];
}

export function ComparisonTable({ labelledBy, columns, rows }: ComparisonTableProps) {
  return (
    <table role="table" className={styles.table} aria-labelledby={labelledBy}>
      <thead role="rowgroup">
        <tr role="row">
          {columns.map((column) => (
            <th key={column} role="columnheader" scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map(({ title, cells }, index) => (
          <tr key={index} role="row">
            <th role="rowheader" scope="row">
              {title}
            </th>
            {cells.map((cell, column) => (
              <td key={column} role="cell" data-column={columns[column + 1]}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
