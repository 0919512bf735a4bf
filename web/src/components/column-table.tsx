import type { ComponentProps, ReactNode } from 'react'
import { ScrollTable } from './scroll-table.tsx'

/** A column of a table: its heading, and what a row has there. The first names the row. */
export interface TextColumn<Row, Text extends ReactNode = ReactNode> {
  readonly title: string
  readonly text: (row: Row) => Text
}

/** A table that is drawn from its columns. */
export function ColumnTable<Row>({
  columns: [first, ...others],
  rows,
  keyOf,
  ...looks
}: {
  readonly columns: readonly [TextColumn<Row>, ...TextColumn<Row>[]]
  readonly rows: readonly Row[]
  readonly keyOf: (row: Row) => string | number
} & Omit<ComponentProps<typeof ScrollTable>, 'children'>) {
  return (
    <ScrollTable {...looks}>
      <thead>
        <tr>
          {[first, ...others].map(({ title }) => (
            <th key={title} scope="col">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={keyOf(row)}>
            <th scope="row">{first.text(row)}</th>
            {others.map(({ title, text }) => (
              <td key={title} data-label={title}>
                {text(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </ScrollTable>
  )
}
