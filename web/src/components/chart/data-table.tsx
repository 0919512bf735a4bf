import styles from './chart.module.css'

/** The numbers of a chart, ready to read: the first column names the row. */
export interface TableOfData {
  readonly columns: readonly string[]
  readonly rows: readonly (readonly string[])[]
}

export function DataTable({ caption, table }: { readonly caption: string; readonly table: TableOfData }) {
  return (
    <div className={styles['scroller']} tabIndex={0} role="region" aria-label={`${caption}: numbers`}>
      <table className={styles['table']}>
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
            <tr key={`${name} ${row}`}>
              <th scope="row">{name}</th>
              {cells.map((cell, index) => (
                <td key={table.columns[index + 1]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
