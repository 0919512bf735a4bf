import { Link } from 'wouter'
import { ScrollTable } from '../scroll-table.tsx'

/** The numbers of a chart, ready to read: the first column names the row, each by another name. */
export interface TableOfData {
  readonly columns: readonly string[]
  readonly rows: readonly (readonly string[])[]
  /** The page that the name of each row opens, in the same order. */
  readonly links?: readonly string[]
}

export function DataTable({ caption, table }: { readonly caption: string; readonly table: TableOfData }) {
  return (
    <ScrollTable label={`${caption}: numbers`} numeric>
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          {table.columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {table.rows.map(([name = '', ...cells], row) => (
          <tr key={name}>
            <th scope="row">
              {table.links?.[row] === undefined ? name : <Link href={table.links[row]}>{name}</Link>}
            </th>
            {cells.map((cell, index) => (
              <td key={table.columns[index + 1]}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </ScrollTable>
  )
}
